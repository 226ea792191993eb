import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationTypes } from '~/contract/notification-types';
import { HOUR, MINUTE } from '~/time/durations';
import { decideDeliveries, OLD_MS, OPEN_MS, type PendingItem, type Situation } from './decide';
import { isQuiet, localTime } from './local-time';

/** A Saturday at 13 o'clock in Amsterdam. */
const NOON = Date.UTC(2026, 10, 21, 12);

const situation = (change: Partial<Situation> = {}): Situation => ({
  now: NOON,
  timeZone: 'Europe/Amsterdam',
  quiet: { from: 22, until: 8 },
  frequency: 'now',
  lastSeenAt: NOON - HOUR,
  reach: { mail: true, push: false },
  off: { mail: [], push: [] },
  sentToday: { mail: 0, push: 0 },
  most: { mail: 5, push: 12 },
  ...change,
});
const item = (change: Partial<PendingItem> = {}): PendingItem => ({
  type: 'new_messages',
  subject: 'a conversation',
  createdAt: NOON - MINUTE,
  pushedAt: null,
  ...change,
});
const both = { mail: true, push: true };

describe('a notification', () => {
  it('is an e-mail where no browser receives a push', () => {
    expect(decideDeliveries(situation(), [item()])).toEqual([{ kind: 'mail', batch: 'people' }]);
  });

  it('is a push first, and an e-mail only if that is not opened', () => {
    expect(decideDeliveries(situation({ reach: both }), [item()])).toEqual([
      { kind: 'push', batch: 'new_messages', mailLater: true },
    ]);
    const pushed = item({ pushedAt: NOON });
    const later = (minutes: number, lastSeenAt = NOON - HOUR) =>
      decideDeliveries(situation({ reach: both, now: NOON + minutes * MINUTE, lastSeenAt }), [pushed])[0];
    expect(later(29)).toMatchObject({ kind: 'wait', until: NOON + OPEN_MS });
    expect(later(30)).toEqual({ kind: 'mail', batch: 'people' });
    expect(later(30, NOON + MINUTE)).toEqual({ kind: 'drop', why: 'opened' });
  });

  it('is left out where its type is switched off, for each way of its own', () => {
    const off = (mail: string[], push: string[]) =>
      decideDeliveries(situation({ reach: both, off: { mail, push } }), [item()])[0];
    expect(off(['new_messages'], ['new_messages'])).toEqual({ kind: 'drop', why: 'off' });
    expect(off(['new_messages'], [])).toMatchObject({ kind: 'push', mailLater: false });
    expect(off([], ['new_messages'])).toMatchObject({ kind: 'mail' });
    expect(off(['like'], ['news'])).toMatchObject({ kind: 'push', mailLater: true });
  });

  it('waits while the member is online', () => {
    const lastSeenAt = NOON - 3 * MINUTE;
    expect(decideDeliveries(situation({ lastSeenAt }), [item()])).toEqual([
      { kind: 'wait', until: NOON + 10 * MINUTE, why: 'online' },
    ]);
  });

  it('waits in the quiet hours until the morning, when everything is one e-mail', () => {
    const now = Date.UTC(2026, 10, 21, 22);
    const morning = Date.UTC(2026, 10, 22, 7);
    const items = [item({ createdAt: now - MINUTE }), item({ type: 'like', createdAt: now - MINUTE })];
    const wait = { kind: 'wait', until: morning, why: 'quiet' };
    expect(decideDeliveries(situation({ now }), items)).toEqual([wait, wait]);
    const mail = { kind: 'mail', batch: 'people' };
    expect(decideDeliveries(situation({ now: morning }), items)).toEqual([mail, mail]);
  });

  it('beyond the most of a day waits for the next morning, but goes by the other way if that has room', () => {
    const full = (mail: number, push: number) =>
      decideDeliveries(situation({ reach: both, sentToday: { mail, push } }), [item()])[0];
    expect(full(0, 12)).toEqual({ kind: 'mail', batch: 'people' });
    expect(full(5, 12)).toEqual({ kind: 'wait', until: Date.UTC(2026, 10, 22, 7), why: 'full' });
    expect(full(5, 0)).toMatchObject({ kind: 'push' });
  });

  it('waits for the digest that the member chose', () => {
    const at = (frequency: Situation['frequency']) => decideDeliveries(situation({ frequency }), [item()])[0];
    expect(at('hourly')).toMatchObject({ kind: 'mail' });
    expect(at('daily')).toMatchObject({ kind: 'wait', until: Date.UTC(2026, 10, 21, 17) });
    expect(at('weekly')).toMatchObject({ kind: 'wait', until: Date.UTC(2026, 10, 27, 17) });
    const hourly = decideDeliveries(situation({ frequency: 'hourly', now: NOON + MINUTE }), [
      item({ createdAt: NOON + 1 }),
    ]);
    expect(hourly[0]).toMatchObject({ until: NOON + HOUR });
    // The frequency is about people and messages; what comes once a week anyway does not wait for it.
    expect(decideDeliveries(situation({ frequency: 'weekly' }), [item({ type: 'news' })])[0]).toMatchObject({
      kind: 'mail',
    });
  });

  it('is not sent when it is a week old', () => {
    expect(decideDeliveries(situation(), [item({ createdAt: NOON - OLD_MS - 1 })])).toEqual([
      { kind: 'drop', why: 'old' },
    ]);
  });
});

const time = fc.integer({ min: NOON - 9 * 24 * HOUR, max: NOON + 200 * 24 * HOUR });
const hour = fc.integer({ min: 0, max: 23 });
const types = fc.subarray([...notificationTypes]);
const situations: fc.Arbitrary<Situation> = fc.record({
  now: time,
  timeZone: fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Australia/Sydney'),
  quiet: fc.record({ from: hour, until: hour }),
  frequency: fc.constantFrom('now', 'hourly', 'daily', 'weekly'),
  lastSeenAt: time,
  reach: fc.record({ mail: fc.boolean(), push: fc.boolean() }),
  off: fc.record({ mail: types, push: types }),
  sentToday: fc.record({ mail: fc.integer({ min: 0, max: 6 }), push: fc.integer({ min: 0, max: 13 }) }),
  most: fc.record({ mail: fc.integer({ min: 0, max: 6 }), push: fc.integer({ min: 0, max: 13 }) }),
});
const itemsAt = (now: number) =>
  fc.array(
    fc.record({
      type: fc.constantFrom(...notificationTypes),
      subject: fc.string({ maxLength: 4 }),
      createdAt: fc.integer({ min: now - 9 * 24 * HOUR, max: now }),
      pushedAt: fc.option(fc.integer({ min: now - 2 * HOUR, max: now })),
    }),
    { maxLength: 8 },
  );

describe('whatever is known of a member', () => {
  it('nothing is sent that is off, while online, in the quiet hours or beyond the most; what waits does so for later', () => {
    const cases = situations.chain((known) => itemsAt(known.now).map((items) => ({ known, items })));
    fc.assert(
      fc.property(cases, ({ known, items }) => {
        const batches = { mail: new Set<string>(), push: new Set<string>() };
        const verdicts = decideDeliveries(known, items);
        expect(verdicts.every((verdict) => verdict.kind !== 'wait' || verdict.until > known.now)).toBe(true);
        for (const [at, verdict] of verdicts.entries()) {
          if (verdict.kind !== 'mail' && verdict.kind !== 'push') continue;
          const { kind } = verdict;
          batches[kind].add(verdict.batch);
          expect(known.off[kind]).not.toContain(items[at]!.type);
          expect(known.reach[kind]).toBe(true);
          expect(known.now - known.lastSeenAt).toBeGreaterThanOrEqual(10 * MINUTE);
          expect(isQuiet(known.quiet, localTime(known.now, known.timeZone))).toBe(false);
        }
        for (const kind of ['mail', 'push'] as const)
          expect(batches[kind].size).toBeLessThanOrEqual(Math.max(0, known.most[kind] - known.sentToday[kind]));
      }),
      { numRuns: 300 },
    );
  });

  it('comes to an end: looked at again whenever it is due, everything is sent or left out within nine days', () => {
    const cases = situations.chain((known) => itemsAt(known.now).map((items) => ({ known, items })));
    fc.assert(
      fc.property(cases, ({ known, items }) => {
        const quiet = { ...known, lastSeenAt: known.now - HOUR, sentToday: { mail: 0, push: 0 } };
        let { now } = known;
        let open = items;
        for (let turn = 0; open.length > 0; turn++) {
          expect(turn).toBeLessThan(40);
          const verdicts = decideDeliveries({ ...quiet, now }, open);
          const waits = verdicts.flatMap((verdict) => (verdict.kind === 'wait' ? [verdict.until] : []));
          open = open.flatMap((entry, at) => {
            const verdict = verdicts[at]!;
            if (verdict.kind === 'wait') return [entry];
            return verdict.kind === 'push' && verdict.mailLater ? [{ ...entry, pushedAt: now }] : [];
          });
          const pushed = verdicts.some(({ kind }) => kind === 'push');
          now = Math.min(...waits, pushed || open.length === 0 ? now + OPEN_MS : Infinity);
        }
        expect(now - known.now).toBeLessThan(9 * 24 * HOUR);
      }),
      { numRuns: 60 },
    );
  });
});
