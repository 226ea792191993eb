import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertLike } from '~db/queries/member-like';
import { listAuditOf } from '~db/queries/audit.testing';
import { send } from '~/features/chat/server/chat.testing';
import { answerAsOperator } from '~/features/chat/inbox/inbox.service.server';
import { findNewChat, openChat } from '~/features/chat/conversation/page.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { listLikes, buildLikesResponse } from '~/features/likes/list/like-lists.service.server';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { fictionalWords } from '~/features/profiles/view/fictional-words.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { testTenant } from '~/tenancy/tenant.testing';
import { as } from './context';
import { passedOffIn } from './honesty';
import { honestTown, type Town } from './honesty.testing';
import { withDatabase, type OpenDatabase } from './with-database';

/** An action of a member towards a fictional profile, or an action of the brand. */
const act = fc.record({
  what: fc.constantFrom('like', 'unlike', 'message', 'gift', 'auto-like', 'operator', 'day'),
  from: fc.nat(3),
  to: fc.nat(2),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function townOf(opened: OpenDatabase, fictional_chat: 'answered' | 'closed'): Promise<Town> {
  const town = await honestTown(opened);
  const settings = { fictional_chat, limits: { auto_likes_per_day: 2 } };
  return { ...town, context: { ...town.context, tenant: { ...town.context.tenant, ...testTenant(settings), id: 1 } } };
}

/** Ignores domain errors, because a refusal is a valid outcome; rethrows every other error. */
function refused(error: unknown): void {
  if (typeof (error as { code?: unknown }).code !== 'string' || !('status' in (error as object))) throw error;
}

async function perform(town: Town, { what, from, to }: Act): Promise<void> {
  const { context, members, fictional } = town;
  const [me, other] = [members[from]!, fictional[to]!];
  const mine = as(context, me);
  switch (what) {
    case 'like':
      return likeMember(mine, other.id).then(() => {}, refused);
    case 'unlike':
      return unlikeMember(mine, other.id).catch(refused);
    case 'message':
    case 'gift':
      return send(context, me, other, what === 'gift' ? { gift: 'rose' } : {}).then(() => {}, refused);
    case 'auto-like':
      return autoLike(mine).then(() => {});
    case 'operator': {
      const [chat] = (await listChats(mine)).chats;
      const reply = { conversation: chat?.conversation.id ?? 'none', to: 99, text: 'Welcome', by: 'Eva' };
      return answerAsOperator(context, reply).then(() => {}, refused);
    }
    case 'day':
      town.clock.advance(86_400_000);
  }
}

/** Every held credit of the members, and every page that would accept a message to a fictional profile. */
async function takenIn(town: Town): Promise<string[]> {
  const { context, members, fictional } = town;
  const found: string[] = [];
  for (const me of members) {
    const holds = await context.db
      .selectFrom('credit_hold')
      .select(['reason', 'amount'])
      .where('tenant_id', '=', 1)
      .where('member_id', '=', me.id)
      .execute();
    found.push(...holds.map(({ reason, amount }) => `${me.id}: ${amount} held (${reason})`));
    const mine = as(context, me);
    for (const { conversation } of (await listChats(mine)).chats) {
      const { writePermission } = await openChat(mine, conversation.id, { seen: false });
      if (writePermission !== 'closed') found.push(`${me.id}: ${conversation.id} is ${writePermission}`);
    }
    for (const other of fictional) {
      const page = await findNewChat(mine, other.id);
      if (page.existing === null && page.page.writePermission !== 'closed')
        found.push(`${me.id}: new is ${page.page.writePermission}`);
    }
  }
  return found;
}

async function machinesOf({ context }: Town, memberId: string): Promise<Set<string>> {
  const rows = await context.db
    .selectFrom('member_like')
    .select('from_id')
    .where('tenant_id', '=', 1)
    .where('to_id', '=', memberId)
    .where('author_kind', '=', 'automation')
    .execute();
  return new Set(rows.map((row) => row.from_id));
}

/** The likes that the member is shown, on every surface. */
async function likesOf({ context, fictional, members: [me] }: Town) {
  const mine = as(context, me!);
  return {
    profiles: await Promise.all(
      fictional.map(async ({ id }) => ({ id, viewer: (await getProfile(mine, id, false)).viewer })),
    ),
    likes_lists: await Promise.all(
      (['received', 'sent', 'matches'] as const).map((list) => listLikes(mine, list, null)),
    ),
    likes_api: await buildLikesResponse(mine),
  };
}

const runs = { numRuns: 8, seed: 20261122 };
const many = fc.array(act, { minLength: 5, maxLength: 14 });

withDatabase('whatever is done with made-up profiles', (open) => {
  it('a brand whose team answers for none never takes or reserves a credit, and says so on every page', async () => {
    const opened = await open();
    await fc.assert(
      fc.asyncProperty(many, async (acts) => {
        const town = await townOf(opened, 'closed');
        for (const act of acts) await perform(town, act);
        expect(await takenIn(town)).toEqual([]);
      }),
      runs,
    );
  }, 90_000);

  it('control: if the team answers, the same check finds the reserved credits and the open pages', async () => {
    const town = await townOf(await open(), 'answered');
    await perform(town, { what: 'message', from: 0, to: 0 });
    const found = await takenIn(town);
    expect(found).toContainEqual(expect.stringContaining('10 held (fictional_recipient)'));
    expect(found).toContainEqual(expect.stringContaining('is open'));
    // Staff's reply is recorded in the audit log.
    await perform(town, { what: 'operator', from: 0, to: 0 });
    expect(await listAuditOf(town.context.db, town.members[0]!.id, 1)).toMatchObject([{ action: 'inbox.answered' }]);
  });

  it('an automatic like is never shown as a person’s and never becomes a match', async () => {
    const opened = await open();
    await fc.assert(
      fc.asyncProperty(many, async (acts) => {
        const town = await townOf(opened, 'answered');
        const [me] = town.members;
        await autoLike(as(town.context, me!));
        for (const act of acts) await perform(town, { ...act, from: 0 });
        expect(passedOffIn(await likesOf(town), await machinesOf(town, me!.id))).toEqual([]);
      }),
      runs,
    );
  }, 90_000);

  it('control: the same like in a person’s name, liked back, is found in every place', async () => {
    const town = await townOf(await open(), 'answered');
    const { context, members, fictional } = town;
    const [me, flora] = [members[0]!, fictional[0]!];
    const like = { fromId: flora.id, toId: me.id, authorKind: 'member' as const, now: context.clock.now() };
    await transaction(context.db, (tx) => insertLike(tx, like));
    await likeMember(as(context, me), flora.id);
    const found = passedOffIn(await likesOf(town), new Set([flora.id]));
    expect(found.map((line) => line.split(':')[0]).toSorted()).toEqual([
      'api',
      'match',
      'matches',
      'profile',
      'received',
      'sent',
    ]);
  });

  it('the statement about who writes follows the setting, in every language', async () => {
    const { context } = await honestTown(await open());
    const say = (fictional_chat: 'answered' | 'closed', locale: 'en' | 'nl') =>
      fictionalWords({ ...context, tenant: testTenant({ fictional_chat }), locale }).warning;
    expect(say('answered', 'en')).toBe(
      'This profile is made up. Our own team writes for it, and says so on every message.',
    );
    expect(say('closed', 'en')).toBe('This profile is made up. Nobody writes for it, so no message can be sent to it.');
    expect(say('answered', 'nl')).toContain('Ons eigen team schrijft ervoor');
    expect(say('closed', 'nl')).toContain('Niemand schrijft ervoor');
  });
});
