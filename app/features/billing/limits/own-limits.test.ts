import { describe, expect, it } from 'vitest';
import { cancelled, changed, inForce, UNRESTRICTED, WAIT_MS, waiting, type StoredRestriction } from './own-limits';

const NOW = 1_800_000_000_000;
const euros = (value: number | null) => ({ value, currency: value === null ? null : 'EUR' });
const day = (stored: StoredRestriction, value: number | null, at = NOW) => changed('day', stored, euros(value), at);

describe('a limit', () => {
  it('applies at once when it is set or lowered', () => {
    const set = day(UNRESTRICTED, 5000);
    expect(set).toEqual({ ...UNRESTRICTED, value: 5000, currency: 'EUR' });
    expect(day(set, 4000)).toMatchObject({ value: 4000, next_at: null });
  });

  it.each([6000, null])('waits a day when it becomes %s', (wanted) => {
    const set = day(UNRESTRICTED, 5000);
    const raised = day(set, wanted);
    expect(inForce(raised, NOW + WAIT_MS - 1).value).toBe(5000);
    expect(inForce(raised, NOW + WAIT_MS).value).toBe(wanted);
    expect(waiting(raised, NOW + WAIT_MS - 1)).toMatchObject({ value: wanted, at: NOW + WAIT_MS });
    expect(waiting(raised, NOW + WAIT_MS)).toBeNull();
  });

  it('does not begin to wait again when the same is sent again, but does for another amount', () => {
    const raised = day(day(UNRESTRICTED, 5000), 6000);
    expect(day(raised, 6000, NOW + 1000)).toBe(raised);
    expect(day(raised, 7000, NOW + 1000)).toMatchObject({
      value: 5000,
      next_value: 7000,
      next_at: NOW + 1000 + WAIT_MS,
    });
  });

  it('forgets what waits when it is lowered, set again or the change is cancelled', () => {
    const raised = day(day(UNRESTRICTED, 5000), 6000);
    expect(day(raised, 4000)).toEqual({ ...UNRESTRICTED, ...euros(4000) });
    expect(day(raised, 5000)).toEqual({ ...UNRESTRICTED, ...euros(5000) });
    expect(cancelled(raised, NOW)).toEqual({ ...UNRESTRICTED, ...euros(5000) });
    // Too late: the higher one applies already.
    expect(cancelled(raised, NOW + WAIT_MS)).toEqual({ ...UNRESTRICTED, ...euros(6000) });
  });

  it('in another currency waits, because nobody can say whether it is lower', () => {
    const set = day(UNRESTRICTED, 5000);
    expect(changed('day', set, { value: 1, currency: 'SEK' }, NOW)).toMatchObject({
      value: 5000,
      next_currency: 'SEK',
    });
  });
});

describe('a pause', () => {
  const until = (ms: number) => ({ value: NOW + ms, currency: null });
  const pause = changed('pause', UNRESTRICTED, until(WAIT_MS * 7), NOW);

  it('begins and is prolonged at once', () => {
    expect(pause).toMatchObject({ value: NOW + WAIT_MS * 7, next_at: null });
    expect(changed('pause', pause, until(WAIT_MS * 30), NOW)).toMatchObject({
      value: NOW + WAIT_MS * 30,
      next_at: null,
    });
  });

  it('that is over is no obstacle to a shorter one', () => {
    const later = NOW + WAIT_MS * 8;
    expect(changed('pause', pause, { value: later + 1, currency: null }, later)).toMatchObject({ value: later + 1 });
  });

  it('ends early after a day', () => {
    const ended = changed('pause', pause, { value: null, currency: null }, NOW);
    expect(inForce(ended, NOW + WAIT_MS - 1).value).toBe(NOW + WAIT_MS * 7);
    expect(inForce(ended, NOW + WAIT_MS).value).toBeNull();
  });
});

describe('counting all brands of the company', () => {
  it('begins at once and ends after a day', () => {
    const agreed = changed('company', UNRESTRICTED, { value: NOW, currency: null }, NOW);
    expect(inForce(agreed, NOW).value).toBe(NOW);
    const left = changed('company', agreed, { value: null, currency: null }, NOW);
    expect(inForce(left, NOW + WAIT_MS - 1).value).toBe(NOW);
    expect(inForce(left, NOW + WAIT_MS).value).toBeNull();
  });
});
