import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '~/time/durations';
import { honestOffers, leavesCountdownsTrue, QUIET_MS, type AnnouncedOffer } from './true-countdown';

const bonus: AnnouncedOffer = { percentage: 2500, announcedAt: 0, endsAt: 4 * HOUR };
const later = (changes: Partial<AnnouncedOffer>): AnnouncedOffer => {
  return { percentage: 2500, announcedAt: DAY, endsAt: null, ...changes };
};

describe('an offer after a countdown', () => {
  it.each([
    ['the same', {}],
    ['a better one', { percentage: 2600 }],
    ['the same with an end of its own', { endsAt: 2 * DAY }],
    ['one from the last moment of the 30 days', { announcedAt: 4 * HOUR + QUIET_MS - 1 }],
    ['one that began during the countdown and lasts longer', { announcedAt: HOUR, endsAt: 5 * HOUR }],
  ])('is refused: %s', (_what, changes) => {
    expect(leavesCountdownsTrue(later(changes), [bonus])).toBe(false);
  });

  it.each([
    ['a smaller one', { percentage: 2499 }],
    ['one after the 30 days', { announcedAt: 4 * HOUR + QUIET_MS }],
    ['one that ends with the countdown', { announcedAt: HOUR, endsAt: 4 * HOUR }],
  ])('is allowed: %s', (_what, changes) => {
    expect(leavesCountdownsTrue(later(changes), [bonus])).toBe(true);
  });

  it('never begins a countdown while something as good lasts longer', () => {
    expect(leavesCountdownsTrue(bonus, [later({ announcedAt: -DAY })])).toBe(false);
    expect(leavesCountdownsTrue(bonus, [later({ announcedAt: -DAY, percentage: 2000 })])).toBe(true);
  });
});

describe('any history of offers', () => {
  const offer = fc.record({
    percentage: fc.integer({ min: 1, max: 5 }).map((step) => step * 500),
    announcedAt: fc.integer({ min: 0, max: 90 }).map((day) => day * DAY),
    endsAt: fc.option(fc.integer({ min: 1, max: 120 }).map((day) => day * DAY)),
  });
  const history = fc
    .array(offer, { maxLength: 12 })
    .map((offers) => offers.filter(({ announcedAt, endsAt }) => endsAt === null || endsAt > announcedAt));

  /** Looks at every day as a member would: did something as good exist in the 30 days after a countdown? */
  function lies(offers: readonly AnnouncedOffer[]): number {
    let count = 0;
    for (const ended of offers) {
      if (ended.endsAt === null) continue;
      for (let now = ended.endsAt; now < ended.endsAt + QUIET_MS; now += DAY) {
        const running = ({ announcedAt, endsAt }: AnnouncedOffer) =>
          announcedAt <= now && (endsAt === null || endsAt > now);
        count += offers.filter((other) => other.percentage >= ended.percentage && running(other)).length;
      }
    }
    return count;
  }

  it('contains no countdown that is not true', () => {
    fc.assert(
      fc.property(history, (offers) => lies(honestOffers(offers)) === 0),
      { numRuns: 1000 },
    );
  });

  it('would contain some without the rule', () => {
    const found = fc.check(fc.property(history, (offers) => lies(offers) === 0));
    expect(found.failed).toBe(true);
  });

  it('keeps the first offer, and adding a later one never takes an earlier one away', () => {
    fc.assert(
      fc.property(history, offer, (offers, last) => {
        const before = honestOffers(offers);
        const after = honestOffers([...offers, { ...last, announcedAt: 200 * DAY, endsAt: null }]);
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
