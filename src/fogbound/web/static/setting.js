// The set-up page: a preset fills in the options and the seats.
for (const preset of document.querySelectorAll('[data-preset]')) {
  preset.addEventListener('click', () => {
    for (const [name, value] of new URLSearchParams(preset.dataset.preset)) {
      const choice = document.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      if (choice) choice.checked = true;
    }
    const seats = Number(preset.dataset.seats);
    if (seats) document.querySelectorAll('.chairs select').forEach((chair, n) => {
      if (n >= seats) chair.value = 'nobody';
      else if (chair.value === 'nobody') chair.selectedIndex = 2;
    });
    for (const other of document.querySelectorAll('[data-preset]')) other.classList.toggle('on', other === preset);
  });
}
