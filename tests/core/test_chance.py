"""Where random numbers come from: the quick generator, keyed, scripted and recorded ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.agenda import State
from fogbound.core.chance import (
    LOW_BITS,
    MULTIPLIER,
    Keyed,
    Recording,
    ScriptDiffers,
    Scripted,
    ScriptOver,
    Seed,
    Seeded,
    Source,
    as_source,
    commitment,
    new_key,
    quick,
    scrambled,
)
from fogbound.core.settings import Settings

limits = st.lists(st.integers(1, 1000), max_size=20)


def drawn(seed: Seed, limits: list[int]) -> list[int]:
    """Draw numbers as a state does."""
    state = State(Settings(2, {}), seed)
    return [state.below(limit) for limit in limits]


def is_prime(number: int) -> bool:
    """Tell by Miller and Rabin's test, certain for numbers of this size with these bases."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, number)
        if x in {1, number - 1}:
            continue
        if not any((x := x * x % number) == number - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_quick_generator_has_its_period() -> None:
    """With MULTIPLIER * 2**30 - 1 = 2q + 1, both it and q prime, every seed comes back to itself after q numbers."""
    prime = MULTIPLIER * (LOW_BITS + 1) - 1
    half = (prime - 1) // 2
    assert is_prime(prime)
    assert is_prime(half)
    assert pow(LOW_BITS + 1, half, prime) == 1
    assert half > 1 << 58


@given(st.integers())
def test_any_number_is_a_good_seed(seed: int) -> None:
    """Every seed begins inside the long period, not at either of the two places where nothing ever changes."""
    start = scrambled(seed)
    assert 0 < start < MULTIPLIER * (LOW_BITS + 1) - 1
    assert quick(start, 2)[0] != start


def test_small_seeds_begin_differently() -> None:
    """Seeds that follow one another give first throws that do not."""
    firsts = Counter(drawn(seed, [6])[0] for seed in range(6000))
    assert all(abs(firsts[face] - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for face in range(6))
    assert len({tuple(drawn(seed, [1000] * 4)) for seed in range(1000)}) == 1000


@given(st.integers(), limits)
def test_a_seed_and_its_source_are_one(seed: int, limits: list[int]) -> None:
    """A game set up with a small seed goes as one set up with that seed as a source."""
    assert drawn(seed, limits) == drawn(Seeded(seed), limits) == drawn(as_source(seed), limits)


@given(st.binary(min_size=1, max_size=40), limits)
def test_keyed_numbers_can_be_drawn_again(key: bytes, limits: list[int]) -> None:
    """Whoever has the key draws the same numbers, all of them within their limits."""
    first = drawn(Keyed(key), limits)
    assert first == drawn(Keyed(key), limits)
    assert all(0 <= number < limit for number, limit in zip(first, limits, strict=True))


def test_keyed_numbers_are_even() -> None:
    """Chi-square over dice, cards and a large number of results stays within five deviations of its mean."""
    for sides in (2, 6, 52, 1000):
        throws = 40 * sides
        found = Counter(drawn(Keyed(b"fair"), [sides] * throws))
        squares = sum((found[side] - 40) ** 2 / 40 for side in range(sides))
        assert squares < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_keyed_numbers_are_drawn_again_where_they_would_be_uneven() -> None:
    """With a limit just above half of what a hash can be, about every second hash is passed over."""
    source = Keyed(b"key")
    rng, passed = 0, 0
    for n in range(1, 101):
        rng, number = source.draw(rng, (1 << 255) + 1)
        assert number <= 1 << 255
        passed = rng - n
    assert 25 < passed < 250


def test_a_key_is_promised_before_and_shown_after() -> None:
    """A key is new each time; its commitment tells keys apart and is not the first thing drawn with it."""
    one, other = new_key(), new_key()
    assert len(one) == 32
    assert commitment(one) == commitment(one) != commitment(other)
    assert int(commitment(one), 16) != drawn(Keyed(one), [1 << 256])[0]


def test_a_script_is_followed_to_its_end() -> None:
    """A script gives its numbers; after the last it says what was wanted."""
    assert drawn(Scripted([5, 0, 3]), [6, 2, 4]) == [5, 0, 3]
    with pytest.raises(ScriptOver, match="a number below 4 is wanted") as over:
        drawn(Scripted((5, 0)), [6, 2, 4])
    assert over.value.below == 4


@pytest.mark.parametrize("number", [-1, 6])
def test_a_script_that_does_not_fit(number: int) -> None:
    """A number that the draw could not give is refused with its place and its bounds."""
    with pytest.raises(ScriptDiffers, match=rf"number 2 of the script of chance is {number}; it must be from 0 to 5"):
        drawn(Scripted([0, number]), [6, 6])


@given(st.integers(), limits, limits)
def test_a_recording_can_be_replayed(seed: int, first: list[int], second: list[int]) -> None:
    """A recording gives what its source gives; what is taken from it is the script of just that part."""
    recording = Recording(Seeded(seed))
    state = State(Settings(2, {}), recording)
    given_first = [state.below(limit) for limit in first]
    assert recording.take() == given_first
    given_second = [state.below(limit) for limit in second]
    assert recording.take() == given_second
    assert (
        given_first + given_second
        == drawn(seed, first + second)
        == drawn(Scripted(given_first + given_second), first + second)
    )
    assert recording.take() == []


def test_a_source_never_changes() -> None:
    """Where one is in a source stands in the state: a clone of the place draws the same numbers again."""
    source = Keyed(b"key")
    rng, first = source.draw(source.start(), 1000)
    assert source.draw(rng, 1000) == source.draw(rng, 1000)
    assert source.draw(source.start(), 1000) == (rng, first)


def test_a_source_must_say_how_it_draws() -> None:
    """The bare class of sources draws nothing."""
    with pytest.raises(TypeError, match="must say how it draws"):
        Source().draw(0, 6)
