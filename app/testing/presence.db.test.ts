import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertBlock } from '~db/queries/block';
import { getMember, patchMember } from '~db/queries/member';
import { openPresence, PRESENCE_MS, type OnReturn } from '~/features/account/presence.service.server';
import { send } from '~/features/chat/server/chat.testing';
import { publishReturned } from '~/features/chat/server/presence-events.server';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { ONLINE_MS } from '~/features/account/online';
import { buildContext, type Platform } from '~/server/context/context.server';
import { memberChannel } from '~/server/events/event-stream';
import type { RequestFacts } from '~/server/http/request-facts';
import type { ViewerMember } from '~/server/context/viewer';
import { DAY } from '~/time/durations';
import { as, testContext, type TestContext } from './context';
import { makeMember } from './make-member';
import { sessionToken, testPlatform } from './requests/platform';
import { TEST_NOW, withDatabase, type OpenDatabase } from './with-database';

/*
 * Presence is true: anyone who logs in, acts or has a visible page was active at most a minute ago in every list that says
 * so. Requests without a person change nothing, nothing is written more than once a minute for a member, and nothing at
 * all for an invisible one.
 */

const SAME = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
const PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const REQUESTS = {
  page: { method: 'GET', path: '/members', headers: PAGE },
  act: { method: 'POST', path: '/api/messages.php', headers: SAME },
  typing: { method: 'POST', path: '/api/typing.php', headers: SAME },
  poll: { method: 'GET', path: '/api/user.php', headers: { ...SAME, 'x-page': 'visible' } },
  hiddenPoll: { method: 'GET', path: '/api/user.php', headers: SAME },
  prefetch: { method: 'GET', path: '/members', headers: { ...SAME, 'sec-purpose': 'prefetch' } },
  frame: {
    method: 'GET',
    path: '/members',
    headers: { ...PAGE, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
  },
  picture: { method: 'GET', path: '/photos/x.webp', headers: { ...SAME, 'sec-fetch-dest': 'image' } },
} as const;
type Kind = keyof typeof REQUESTS | 'login';
const BY_NOBODY: readonly Kind[] = ['hiddenPoll', 'prefetch', 'frame', 'picture'];

interface Step {
  who: number;
  kind: Kind;
  /** Milliseconds that pass before the step. */
  later: number;
}

/** The presence of a member before and after a step. */
interface Seen {
  kind: Kind;
  at: number;
  invisible: boolean;
  before: number;
  after: number;
}

/** What is untrue or written too often in the steps of one member. */
function liesIn(seen: readonly Seen[]): string[] {
  const lies: string[] = [];
  let written = -Infinity;
  for (const { kind, at, invisible, before, after } of seen) {
    if (after !== before) {
      if (invisible) lies.push(`${kind}: an invisible member was noted`);
      if (BY_NOBODY.includes(kind)) lies.push(`${kind}: nobody was there`);
      if (at - written < PRESENCE_MS) lies.push(`${kind}: written twice within a minute`);
      written = at;
    }
    if (!invisible && !BY_NOBODY.includes(kind) && at - after >= PRESENCE_MS) lies.push(`${kind}: not noted`);
  }
  return lies;
}

const step = fc.record<Step>({
  who: fc.nat(3),
  kind: fc.constantFrom<Kind>('login', ...(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])),
  later: fc.oneof(fc.nat(90_000), fc.nat(DAY)),
});

interface World {
  context: TestContext;
  members: ViewerMember[];
  lastActive: (id: string) => Promise<number>;
  /** Performs a step as a browser does; returns the effect on the member's presence. */
  live: (step: Step) => Promise<Seen>;
}

/**
 * Four members who were last active days ago, the last two invisible. A control passes its own broken `notePresence`.
 */
async function world(opened: OpenDatabase, notePresence = openPresence(async () => {})): Promise<World> {
  const context = testContext(opened, { tenant: { countries: ['NL'] } });
  const ago = { signup_date: TEST_NOW - 90 * DAY };
  const members: ViewerMember[] = [];
  for (let i = 0; i < 4; i++) {
    const wishes = { last_active_at: context.clock.now() - (3 + i) * DAY, invisible: i > 1 ? 1 : 0, ...ago };
    members.push(await makeMember(context, wishes));
  }
  const tokens = new Map<string, string>();
  const login = async ({ id }: ViewerMember) => void tokens.set(id, await sessionToken(context, id));
  const platform = testPlatform(context, notePresence);
  const ask = (id: string, { method, path, headers }: (typeof REQUESTS)[keyof typeof REQUESTS]) => {
    const facts: RequestFacts = {
      requestId: 'r',
      method,
      url: new URL(path, context.origin),
      headers: { accept: 'text/html', ...headers },
      peer: { ip: '127.0.0.1', secure: false, host: undefined },
      cookies: new Map([['session', tokens.get(id) ?? '']]),
    };
    return buildContext(platform, context.tenant, facts);
  };
  const lastActive = async (id: string) => (await getMember(context.db, id)).last_active_at;
  // The sessions begin days ago, so that the first page is not part of a login.
  const days = await Promise.all(members.map(({ id }) => lastActive(id)));
  for (const [i, member] of members.entries()) {
    await login(member);
    await patchMember(context.db, member.id, { last_active_at: days[i]! });
  }
  const live = async ({ who, kind, later }: Step): Promise<Seen> => {
    const member = members[who]!;
    opened.clock.advance(later);
    const before = await lastActive(member.id);
    if (kind === 'login') await login(member);
    else await ask(member.id, REQUESTS[kind]);
    const after = await lastActive(member.id);
    return { kind, at: context.clock.now(), invisible: member.invisible, before, after };
  };
  return { context, members, lastActive, live };
}

const STEPS = { minLength: 5, maxLength: 14 };

withDatabase('presence', (open) => {
  it('is correct within a minute, whoever does what, and search sorts and filters by it', async () => {
    for (const steps of fc.sample(fc.array(step, STEPS), { numRuns: 6, seed: 20261122 })) {
      const opened = await open();
      const { context, members, live } = await world(opened);
      const seen = members.map((): Seen[] => []);
      for (const step of steps) seen[step.who]!.push(await live(step));
      expect(seen.flatMap(liesIn)).toEqual([]);

      const onlooker = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
      const now = context.clock.now();
      /** Derived from what was done, not from what was stored. */
      const wasThere = (i: number) =>
        Math.max(-Infinity, ...seen[i]!.filter(({ kind }) => !BY_NOBODY.includes(kind)).map(({ at }) => at));
      const names = async (query: string) =>
        (await searchPeople(onlooker, new URLSearchParams(`gender=&country=${query}`)))!.people
          .map(({ id }) => members.findIndex((member) => member.id === id))
          .filter((i) => i >= 0);
      const online = [0, 1].filter((i) => now - wasThere(i) < ONLINE_MS - PRESENCE_MS);
      expect((await names('&online=1')).toSorted()).toEqual(expect.arrayContaining(online));
      for (const i of await names('&online=1')) expect(now - wasThere(i)).toBeLessThan(ONLINE_MS);
      const order = (await names('')).filter((i) => i < 2);
      const [first = 0, second = 0] = order.map(wasThere);
      // Within a minute of each other the order is open; a member without any step keeps the former place.
      expect(order.length < 2 || second === -Infinity || first > second - PRESENCE_MS).toBe(true);
    }
  }, 60_000);

  it('control: a presence that is stored too seldom, too often, for nobody or for the invisible is found', async () => {
    const opened = await open();
    const steps: Step[] = (['page', 'page', 'prefetch', 'poll'] as const).flatMap((kind, i) =>
      [0, 2].map((who) => ({ who, kind, later: i === 1 ? 1000 : 61_000 })),
    );
    const liesWith = async (notePresence: Platform['notePresence']) => {
      const { members, live } = await world(opened, notePresence);
      const seen = members.map((): Seen[] => []);
      for (const step of steps) seen[step.who]!.push(await live(step));
      return seen.flatMap(liesIn).join('\n');
    };
    expect(await liesWith(async () => {})).toContain('page: not noted');
    const always: Platform['notePresence'] = async ({ db, clock }, id) =>
      void (await patchMember(db, id, { last_active_at: clock.now() }));
    const found = await liesWith(always);
    expect(found).toContain('an invisible member was noted');
    expect(found).toContain('written twice within a minute');
    const [base] = [{ at: 0, invisible: false, before: 0, after: 0 }];
    expect(liesIn([{ ...base, kind: 'prefetch', at: 5, after: 5 }])).toEqual(['prefetch: nobody was there']);
  });

  it('is written once for a page that sends all its requests at once', async () => {
    const opened = await open();
    const { context, members, lastActive } = await world(opened);
    const notePresence = openPresence(async () => {});
    const statements: string[] = [];
    // Counts accesses to the database handle, each of which is followed by a write.
    const counting = {
      ...context,
      get db() {
        statements.push('write');
        return context.db;
      },
    };
    await Promise.all(Array.from({ length: 8 }, () => notePresence(counting, members[0]!.id, members[0])));
    expect(statements).toHaveLength(1);
    expect(await lastActive(members[0]!.id)).toBe(context.clock.now());
    opened.clock.advance(PRESENCE_MS - 1);
    await notePresence(counting, members[0]!.id, members[0]);
    expect(await lastActive(members[0]!.id)).toBe(context.clock.now() - PRESENCE_MS + 1);
  });
});

withDatabase('an open conversation', (open) => {
  const setting = async () => {
    const opened = await open();
    const context = testContext(opened);
    const wishes = { credits: 1000, paid_user: 1, last_active_at: TEST_NOW - 3 * DAY } as const;
    const anna = await makeMember(context, { ...wishes, name: 'Anna' });
    const ben = await makeMember(context, { ...wishes, name: 'Ben' });
    const { conversation } = await send(context, anna, ben);
    const published: unknown[] = [];
    context.ports.events.subscribe(
      memberChannel(context.tenant.id, ben.id),
      (liveEvent) => void published.push(liveEvent),
    );
    const received = async () => {
      for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
      return published.splice(0);
    };
    const onReturn: OnReturn = publishReturned;
    const note = openPresence(onReturn);
    const shown = async () => (await findConversationPage(as(context, ben), conversation.id, {})).partner_last_active;
    return { opened, context, anna, ben, id: conversation.id, received, note, shown };
  };

  it('is notified at once, and once, when the other member comes back, and then shows when they were active', async () => {
    const { opened, context, anna, id, received, note, shown } = await setting();
    expect(await shown()).toBe(TEST_NOW - 3 * DAY);
    await note(context, anna.id, anna);
    expect(await received()).toEqual([{ kind: 'presence', conversation: id }]);
    expect(await shown()).toBe(TEST_NOW);
    opened.clock.advance(5 * PRESENCE_MS);
    await note(context, anna.id, { ...anna, lastActiveAt: TEST_NOW });
    expect([await received(), await shown()]).toEqual([[], TEST_NOW + 5 * PRESENCE_MS]);
    opened.clock.advance(ONLINE_MS);
    await note(context, anna.id, { ...anna, lastActiveAt: TEST_NOW + 5 * PRESENCE_MS });
    expect(await received()).toHaveLength(1);
  });

  it('learns nothing about invisible members, and blocked members are not notified', async () => {
    const { context, anna, ben, received, note, shown } = await setting();
    await patchMember(context.db, anna.id, { invisible: 1 });
    await note(context, anna.id, { ...anna, invisible: true });
    expect([await received(), await shown()]).toEqual([[], null]);
    await patchMember(context.db, anna.id, { invisible: 0 });
    await transaction(context.db, (tx) => insertBlock(tx, anna.id, ben.id, TEST_NOW));
    await note(context, anna.id, anna);
    expect(await received()).toEqual([]);
  });
});
