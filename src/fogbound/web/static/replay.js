// A game that is over: the arrow keys step through it.
document.addEventListener('keydown', event => {
  if (event.target.matches('input, select, textarea')) return;
  const way = {ArrowLeft: 'prev', ArrowRight: 'next'}[event.key];
  const link = way && document.querySelector(`.replay-steps a[rel=${way}]`);
  if (link) location.replace(link.href);
});
