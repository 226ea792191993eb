import { beforeEach, expect, it } from 'vitest';
import type { Db } from '~db/database';
import { insertBlock } from '~db/queries/block';
import { insertMembers } from '~db/queries/member.testing';
import { listClosedChats } from '~/features/chat/list/closed.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import type { LikeList } from '~/features/likes/like-list';
import { listLikes } from '~/features/likes/list/like-lists.service.server';
import { findBlocked } from '~/features/safety/block/block.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { fillConversations, fillMatches } from '~/testing/fill-lists';
import { makeMember } from '~/testing/make-member';
import { readableNumbers } from '~/testing/readable-numbers';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';

/** Every list of a member that continues on further pages from the end of the one before. */
type List = (me: MemberContext, cursor: string | null) => Promise<{ ids: string[]; next: string | null }>;

const likes = (name: LikeList): List => {
  return async (me, cursor) => {
    const { people, next } = await listLikes(me, name, cursor);
    return { ids: people.map(({ id }) => id), next };
  };
};

const LISTS: Record<string, List> = {
  received: likes('received'),
  sent: likes('sent'),
  matches: likes('matches'),
  async chats(me, cursor) {
    const { chats, next } = await listChats(me, cursor);
    return { ids: chats.map(({ profile }) => profile.id), next };
  },
  async closed(me, cursor) {
    const { chats, next } = await listClosedChats(me, cursor);
    return { ids: chats.map(({ person }) => person.id), next };
  },
  async blocked(me, cursor) {
    const { people, next } = await findBlocked(me, cursor);
    return { ids: people.map(({ id }) => id), next };
  },
};
const NAMES = Object.keys(LISTS);
/** The blocked are in no other list, so each of them belongs to one half. */
const OPEN = Array.from({ length: 130 }, (_, i) => `open${String(i).padStart(3, '0')}`);
const CLOSED = Array.from({ length: 130 }, (_, i) => `shut${String(i).padStart(3, '0')}`);

/** A member with more than two pages of everything, three entries of one moment each. */
async function busy(context: TestContext, talk: string): Promise<MemberContext> {
  const me = await makeMember(context);
  const { db } = context;
  const filler = { db, memberId: me.id, now: TEST_NOW };
  await fillMatches(filler, OPEN);
  await fillConversations(filler, [...OPEN, ...CLOSED], (i) => `${talk}${String(i).padStart(3, '0')}`);
  for (const [i, id] of CLOSED.entries()) await insertBlock(db, me.id, id, momentOf(i));
  for (const [i, id] of [...OPEN, ...CLOSED].entries()) await move(db, [me.id, id], momentOf(i));
  return as(context, me);
}

async function move(db: Db, pair: readonly string[], at: number): Promise<void> {
  await db
    .updateTable('member_like')
    .set({ created_at: at, matched_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', 'in', pair)
    .where('to_id', 'in', pair)
    .execute();
  await db
    .updateTable('participant')
    .set({ last_message_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'in', pair)
    .where('other_member_id', 'in', pair)
    .execute();
}

/** Not a round one, so that it is found where it is written. */
const momentOf = (i: number) => TEST_NOW - 1_234_567 * (1 + Math.floor((i % 130) / 3));

withDatabase('the end of a page of a member’s own list', (open) => {
  let [anna, ben] = [] as unknown as [MemberContext, MemberContext];
  beforeEach(async () => {
    const context = testContext(await open());
    await insertMembers(
      context.db,
      [...OPEN, ...CLOSED].map((id) => memberRow(id)),
    );
    [anna, ben] = [await busy(context, 'annastalk'), await busy(context, 'benstalk')];
  });

  it.each(NAMES)(
    '%s: leads through the whole list, three of a moment each, without a repeat or a gap',
    async (name) => {
      const seen: string[] = [];
      for (let next: string | null = null, turn = 0; turn === 0 || (next !== null && turn < 20); turn++) {
        const page = await LISTS[name]!(anna, next);
        seen.push(...page.ids);
        next = page.next;
        if (next === null) continue;
        const { text, numbers } = readableNumbers(next);
        expect(text).not.toMatch(/(?:open|shut|talk)\d{3}/);
        for (let i = 0; i < 130; i++) expect(numbers).not.toContain(momentOf(i));
      }
      expect(seen.toSorted()).toEqual(name === 'closed' || name === 'blocked' ? CLOSED : OPEN);
    },
  );

  it.each(NAMES)('%s: is none in another list, of another member, made up or damaged', async (name) => {
    const list = LISTS[name]!;
    const first = await list(anna, null);
    const second = await list(anna, first.next);
    expect(second.ids).not.toEqual(first.ids);
    const others = await Promise.all(NAMES.filter((other) => other !== name).map((other) => LISTS[other]!(anna, null)));
    const last = first.ids.at(-1)!;
    const forged = [
      `${momentOf(60)}.${last}`,
      `0.${momentOf(60)}.${last}`,
      `1.${momentOf(60)}.${last}`,
      'nonsense',
      '',
    ];
    const foreign = (await list(ben, null)).next;
    for (const cursor of [
      ...others.map(({ next }) => next),
      foreign,
      ...forged,
      `${first.next}A`,
      first.next!.slice(1),
    ])
      expect((await list(anna, cursor)).ids, String(cursor)).toEqual(first.ids);
  });
});
