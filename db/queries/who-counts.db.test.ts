import { expect, it } from 'vitest';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import type { TestContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { transaction } from '../database';
import { insertBlock } from './block';
import { insertHidden } from './hidden';
import { countLikesSince, listUnreadSince } from './mailing';
import { listLikedSince, listOldestUnread, listVisitedAmong } from './mailing-piece';
import { patchMember } from './member';
import { insertLike } from './member-like';
import { listNewLikesAmong, listUnreadAmong } from './notification-facts';
import { countVisitors, putVisit } from './visit';

type Person = Awaited<ReturnType<typeof makeRich>>;

/** What may become of someone after they wrote, liked or visited: none of them is told of any more. */
const GONE: Record<string, (context: TestContext, anna: Person, other: Person) => Promise<unknown>> = {
  'whom the member blocks': ({ db, clock }, anna, other) => insertBlock(db, anna.id, other.id, clock.now()),
  'who blocks the member': ({ db, clock }, anna, other) => insertBlock(db, other.id, anna.id, clock.now()),
  'whose profile is hidden': ({ db }, _anna, other) => patchMember(db, other.id, { profile_status: 'disabled' }),
  'who left': ({ db }, _anna, other) => patchMember(db, other.id, { status: 'deleted' }),
};

const like = ({ db, clock }: TestContext, from: Person, to: Person, authorKind: 'member' | 'automation' = 'member') =>
  transaction(db, (tx) => insertLike(tx, { fromId: from.id, toId: to.id, authorKind, now: clock.now() }));

const visit = ({ db, clock }: TestContext, visitor: Person, visited: Person) =>
  putVisit(db, { visitedId: visited.id, visitorId: visitor.id, now: clock.now() });

/** What mails and pushes would say of this member now, by the query that says it. */
async function toldOf({ db, clock }: TestContext, anna: Person, others: Person[], conversations: string[]) {
  const since = clock.now() - HOUR;
  const span = { since, until: clock.now() + HOUR };
  return {
    reminded: (await listUnreadSince(db, anna.id, since, 9)).map(({ otherId }) => otherId),
    notified: (await listUnreadAmong(db, anna.id, conversations)).map(({ otherId }) => otherId),
    rounds: (await listOldestUnread(db, [anna.id], span)).length,
    newLikes: (await listNewLikesAmong(db, anna.id, others.map(({ id }) => id))).map(({ fromId }) => fromId), // prettier-ignore
    likes: await countLikesSince(db, anna.id, since),
    liked: (await listLikedSince(db, [anna.id], since)).size,
    visits: await countVisitors(db, anna.id, { since, hidden: [anna.id] }),
    visited: (await listVisitedAmong(db, [anna.id], since)).size,
  };
}

const NOTHING = { reminded: [], notified: [], rounds: 0, newLikes: [], likes: 0, liked: 0 };

async function begin(opened: OpenDatabase) {
  const context = chatContext(opened);
  const [anna, ben] = [await makeRich(context), await makeRich(context)];
  const { conversation } = await send(context, ben, anna);
  await like(context, ben, anna);
  await visit(context, ben, anna);
  const notified = () => toldOf(context, anna, [ben], [conversation.id]);
  return { context, anna, ben, conversation: conversation.id, notified };
}

withDatabase('what mails and pushes tell', (open) => {
  it('is everything of somebody who is there', async () => {
    const { ben, notified } = await begin(await open());
    const once = { rounds: 1, likes: 1, liked: 1, visits: 1, visited: 1 };
    expect(await notified()).toEqual({ reminded: [ben.id], notified: [ben.id], newLikes: [ben.id], ...once });
  });

  it.each(Object.keys(GONE))('is nothing of somebody %s', async (who) => {
    const { context, anna, ben, notified } = await begin(await open());
    await GONE[who]!(context, anna, ben);
    expect(await notified()).toMatchObject({ ...NOTHING, visited: 0 });
  });

  it('is no conversation that the member deleted or has read, and no like that was seen', async () => {
    const { context, anna, conversation, notified } = await begin(await open());
    const change = (patch: { visible?: number; unread_count?: number }) =>
      context.db
        .updateTable('participant')
        .set(patch as never)
        .where('tenant_id', '=', 1)
        .where('member_id', '=', anna.id)
        .where('conversation_id', '=', conversation)
        .execute();
    const silent = { reminded: [], notified: [], rounds: 0 };
    await change({ visible: 0 });
    expect(await notified()).toMatchObject(silent);
    await change({ visible: 1, unread_count: 0 });
    expect(await notified()).toMatchObject(silent);
    await context.db.updateTable('member_like').set({ is_new: 0 }).where('tenant_id', '=', 1).execute();
    // It is still one of the week.
    expect(await notified()).toMatchObject({ newLikes: [], likes: 1, liked: 1 });
  });

  it('counts no likes of the automation or of made-up profiles, and no visits of somebody invisible or hidden', async () => {
    const context = chatContext(await open());
    const [anna, ben, carl] = [await makeRich(context), await makeRich(context), await makeRich(context)];
    await like(context, ben, anna, 'automation');
    await like(context, await makeFictional(context), anna);
    await like(context, anna, carl);
    for (const visitor of [ben, carl]) await visit(context, visitor, anna);
    await patchMember(context.db, ben.id, { invisible: 1 });
    await transaction(context.db, (tx) => insertHidden(tx, anna.id, carl.id, context.clock.now()));
    expect(await toldOf(context, anna, [], [])).toMatchObject({ likes: 0, liked: 0, visited: 0 });
  });
});
