import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COST_CLASSES, costClassOf, type CostClass } from './cost-class';
import { Overloaded } from './overloaded';
import type { Turn } from './running-turn';
import { CONCURRENCY, Shedder } from './shed';

/**
 * Simulates a machine that shares its time among the requests at work; each of them needs as many milliseconds as its
 * class costs.
 */
function machine(costs: Partial<Record<CostClass, number>> = {}) {
  const time = { now: 0 };
  const shedder = new Shedder({ now: () => time.now, soon: (work) => work() });
  const served: { kind: CostClass; waited: number }[] = [];
  const refused: { kind: CostClass; waited: number; seconds: number }[] = [];
  const working: { kind: CostClass; left: number; turn: Turn }[] = [];

  async function ask(kind: CostClass): Promise<void> {
    const since = time.now;
    try {
      const turn = await shedder.enter(kind);
      working.push({ kind, left: costs[kind] ?? 10, turn });
      served.push({ kind, waited: time.now - since });
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      refused.push({ kind, waited: time.now - since, seconds: error.seconds });
    }
  }

  /** Lets time pass. All requests at work get the same share of each millisecond. */
  async function pass(ms: number, arrivals: () => CostClass[] = () => []): Promise<void> {
    for (let passed = 0; passed < ms; passed++) {
      for (const kind of arrivals()) void ask(kind);
      await turns();
      time.now++;
      await vi.advanceTimersByTimeAsync(1);
      const share = 1 / working.length;
      for (const work of working.slice()) {
        work.left -= share;
        if (work.left > 1e-9) continue;
        working.splice(working.indexOf(work), 1);
        work.turn.leave();
        await turns();
      }
    }
  }
  return { time, shedder, served, refused, working, ask, pass };
}

const turns = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};
const every = (milliseconds: number, kind: CostClass) => {
  let due = 0;
  return () => {
    const arrived: CostClass[] = [];
    for (due += 1; due >= milliseconds; due -= milliseconds) arrived.push(kind);
    return arrived;
  };
};
const count = (list: { kind: CostClass }[], kind: CostClass) => list.filter((entry) => entry.kind === kind).length;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the shedder', () => {
  it('delays nobody while there is time for all', async () => {
    const { pass, served, refused } = machine();
    await pass(2000, every(20, 'visitor-page'));
    expect(refused).toEqual([]);
    expect(served.length).toBeGreaterThanOrEqual(99);
    expect(served.every(({ waited }) => waited === 0)).toBe(true);
  });

  it('serves a burst completely that can be served in time', async () => {
    const { pass, served, refused, ask } = machine();
    for (let i = 0; i < 25; i++) void ask('visitor-page');
    await pass(400);
    expect([served.length, refused.length]).toEqual([25, 0]);
  });

  it('keeps its full throughput at five times the load, and refuses the rest at once', async () => {
    const { pass, served, refused } = machine();
    await pass(4000, every(2, 'visitor-page'));
    // A request takes 10 ms, so 400 are the most that can be served.
    expect(served.length).toBeGreaterThanOrEqual(390);
    expect(refused.length).toBeGreaterThan(1500);
    expect(Math.max(...served.map(({ waited }) => waited))).toBeLessThanOrEqual(260);
    expect(Math.max(...refused.map(({ waited }) => waited))).toBeLessThan(100);
  });

  it('learns real costs: if all are dearer than assumed, fewer wait', async () => {
    const { pass, served, refused } = machine({ 'member-page': 50 });
    await pass(5000, every(10, 'member-page'));
    const later = served.slice(40);
    expect(later.length).toBeGreaterThanOrEqual(50);
    expect(Math.max(...later.map(({ waited }) => waited))).toBeLessThanOrEqual(12 * 50);
    expect(Math.max(...refused.slice(200).map(({ waited }) => waited))).toBeLessThan(100);
  });

  it.each(COST_CLASSES.slice(1).map((kind, i) => [COST_CLASSES[i]!, kind] as const))(
    'refuses %s before %s',
    async (lesser, dearer) => {
      const { pass, served, refused } = machine();
      const [first, second] = [every(12, dearer), every(12, lesser)];
      // Together 1.7 times too much, while the more expensive class alone is not.
      await pass(3000, () => [...first(), ...second()]);
      expect(count(refused, dearer)).toBe(0);
      expect(count(served, dearer)).toBeGreaterThanOrEqual(245);
      expect(count(refused, lesser)).toBeGreaterThan(100);
      // They get what is left of the machine.
      expect(count(served, lesser)).toBeGreaterThan(25);
    },
  );

  it('says when to come back, later with more load', async () => {
    const { ask, refused } = machine();
    for (let i = 0; i < 200; i++) void ask('payment');
    void ask('visitor-page');
    await turns();
    expect(refused.at(-1)).toMatchObject({ kind: 'visitor-page' });
    expect(refused.at(-1)!.seconds).toBeGreaterThanOrEqual(2);
  });

  it('is not held up by requests that wait for something else: a missing body, a silent provider', async () => {
    const { shedder, pass, ask, served, refused } = machine();
    for (let i = 0; i < 50; i++) (await shedder.enter('send')).pause();
    await ask('visitor-page');
    expect(served).toHaveLength(1);
    for (let i = 1; i < CONCURRENCY; i++) await shedder.enter('send');
    await pass(1001);
    for (let i = 1; i < CONCURRENCY; i++) void ask('send');
    await turns();
    expect([served.length, refused.length]).toEqual([CONCURRENCY, 0]);
  });

  it('refuses waiting requests when nothing progresses any more', async () => {
    const { shedder, pass, ask, refused, served } = machine();
    for (let i = 0; i < CONCURRENCY; i++) await shedder.enter('send');
    // These come first when the held turns are released, and do not end either.
    for (let i = 0; i < CONCURRENCY; i++) void shedder.enter('payment');
    for (let i = 0; i < 15; i++) void ask('visitor-page');
    await pass(1600);
    expect(refused).toHaveLength(3);
    expect(Math.max(...refused.map(({ waited }) => waited))).toBeLessThanOrEqual(1560);
    // A dozen may be only slow. They wait longer and are served when what hangs no longer counts.
    await pass(1000);
    expect([served.length, shedder.waiting]).toEqual([12, 0]);
  });

  it('lets a few wait however slow everything is: one page with its pictures is not an overload', async () => {
    const { pass, served, refused, ask } = machine({ poll: 200 });
    for (let i = 0; i < 30; i++) {
      void ask('poll');
      await pass(250);
    }
    for (let i = 0; i < CONCURRENCY + 4; i++) void ask('poll');
    await pass(2000);
    expect([served.length, refused.length]).toEqual([30 + CONCURRENCY + 4, 0]);
  });

  it('ends a turn once, however often it is called', async () => {
    const { shedder } = machine();
    const turn = await shedder.enter('poll');
    turn.leave();
    turn.leave();
    turn.resume();
    const others = await Promise.all(Array.from({ length: CONCURRENCY }, () => shedder.enter('poll')));
    expect(shedder.waiting).toBe(0);
    void Promise.resolve(shedder.enter('poll')).catch(() => {});
    expect(shedder.waiting).toBe(1);
    others[0]!.leave();
    expect(shedder.waiting).toBe(0);
  });

  it('counts the time in which nothing could be read', () => {
    const lag = { ms: 0 };
    const shedder = new Shedder({ now: () => 0, lag: () => lag.ms, soon: (work) => work() });
    for (let i = 0; i < CONCURRENCY; i++) void shedder.enter('poll');
    for (let i = 0; i < 12; i++) void shedder.enter('poll');
    expect(() => void shedder.enter('visitor-page')).not.toThrow();
    lag.ms = 400;
    expect(() => void shedder.enter('visitor-page')).toThrow(Overloaded);
  });
});

it('assigns each request the class that decides what is refused first', () => {
  const kinds: [path: string, method: string, hasSession: boolean, kind: CostClass | undefined][] = [
    ['/webhooks/payment/sandbox', 'POST', false, undefined],
    ['/webhooks/mail-reports', 'POST', false, 'poll'],
    // No other request below /webhooks/ comes from a payment provider.
    ['/webhooks/payment/sandbox', 'GET', false, 'visitor-page'],
    ['/webhooks/made/up', 'POST', false, 'visitor-page'],
    ['/webhooks/made/up', 'GET', false, 'visitor-page'],
    ['/members', 'GET', false, 'visitor-page'],
    ['/credits', 'GET', false, 'visitor-page'],
    ['/members', 'GET', true, 'member-page'],
    ['/chats.data', 'GET', true, 'member-page'],
    ['/api/chats.php', 'GET', true, 'poll'],
    ['/photos/abc.webp', 'GET', false, 'poll'],
    ['/chats/x/photos/abc.webp', 'GET', true, 'poll'],
    ['/api/messages.php', 'POST', true, 'send'],
    ['/chats/x', 'POST', true, 'send'],
    ['/signup', 'POST', false, 'send'],
    ['/members/abc/signup.data', 'POST', false, 'send'],
    [`/${'t'.repeat(43)}`, 'POST', false, 'send'],
    // There is no such form: the response is only a page that says so.
    ['/members', 'POST', false, 'visitor-page'],
    ['/made/up', 'PUT', false, 'visitor-page'],
    ['/chats/x', 'POST', false, 'visitor-page'],
    ['/api/messages.php', 'POST', false, 'poll'],
    ['/credits/b1/ideal', 'POST', true, 'payment'],
    ['/transactions.data', 'GET', true, 'payment'],
    ['/premium', 'GET', true, 'payment'],
    ['/creditsx', 'GET', true, 'member-page'],
  ];
  for (const [path, method, hasSession, kind] of kinds) expect(costClassOf(path, method, hasSession), path).toBe(kind);
});
