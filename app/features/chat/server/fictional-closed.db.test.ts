import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { findConversationOfPair } from '~db/queries/conversation';
import { activateMember } from '~db/queries/member';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { action as signupAction, loader as signupLoader } from '~/routes/members-id-signup';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { deliverPendingIn } from './chat.service.server';
import { chatContext, expectSound, makeRich, send } from './chat.testing';
import { queueFirstMessageIn } from './first-message.service.server';
import { findNewChat, openChat } from '../conversation/page.service.server';
import { sendPhoto } from '../photos/photo-message.service.server';

const brand = (opened: OpenDatabase, fictional_chat: 'answered' | 'closed') =>
  chatContext(opened, { tenant: { fictional_chat } });

const closed = expect.objectContaining({ code: 'chat.fictional-closed', status: 403 });

/** All ways to send something to a member. */
const ways = (context: TestContext, from: Awaited<ReturnType<typeof makeMember>>, to: typeof from) => ({
  text: () => send(context, from, to),
  gift: () => send(context, from, to, { gift: 'rose' }),
  api: () => {
    const json = { member: to.id, text: 'Hello', request_key: context.ids.ulid() };
    return callApi(as(context, from), '/api/messages.php', { json });
  },
});

withDatabase('a brand whose team answers for no made-up profile', (open) => {
  it('sends nothing to one and charges nothing, whatever the way, and says so beforehand', async () => {
    const context = brand(await open(), 'closed');
    const flora = await makeFictional(context, { name: 'Flora' });
    for (const anna of [await makeMember(context, { credits: 100 }), await makeRich(context)]) {
      const credits = anna.credits;
      const { text, gift, api } = ways(context, anna, flora);
      await expect(text()).rejects.toEqual(closed);
      await expect(gift()).rejects.toEqual(closed);
      expect(await api()).toMatchObject({
        status: 403,
        data: { error: { code: 'chat.fictional-closed', values: { name: 'Flora' } } },
      });
      expect(await findBalance(context.db, anna.id)).toBe(credits);
      // No conversation began, so no place of a free member is taken either.
      expect(await findConversationOfPair(context.db, anna.id, flora.id)).toBeUndefined();
      expect(await findNewChat(as(context, anna), flora.id)).toMatchObject({ page: { writePermission: 'closed' } });
    }
    await expectSound(context);
  });

  it('closes a conversation that has begun, too: it can be read, but nothing can be sent', async () => {
    const opened = await open();
    const anna = await makeRich(brand(opened, 'answered'));
    const flora = await makeFictional(brand(opened, 'answered'));
    const { conversation } = await send(brand(opened, 'answered'), anna, flora);
    const context = brand(opened, 'closed');
    await expect(send(context, anna, conversation.id)).rejects.toEqual(closed);
    const receive = () => Promise.reject(new Error('nothing may be read'));
    const photo = { conversation: conversation.id, requestKey: 'key-of-a-photo', receive };
    await expect(sendPhoto(as(context, anna), photo)).rejects.toEqual(closed);
    const page = await openChat(as(context, anna), conversation.id, { seen: false });
    expect(page).toMatchObject({ writePermission: 'closed', conversation: { messages: [{ text: 'Hello' }] } });
  });

  it('says so at signup, refuses the message of a crafted form, and signs up without one', async () => {
    const context = brand(await open(), 'closed');
    const flora = await makeFictional(context, { name: 'Flora' });
    const path = `/members/${flora.id}/signup`;
    const options = { params: { id: flora.id } };
    const page = await callRoute(signupLoader, context, path, options);
    expect(page.data).toMatchObject({ target: { fictional: true, closed: true } });
    const form = {
      email: 'nora@example.org',
      name: 'Nora',
      password: 'vuurtoren op texel',
      'date_of_birth.day': '28',
      'date_of_birth.month': '2',
      'date_of_birth.year': '1990',
    };
    const post = (more: Record<string, string>) =>
      callRoute(signupAction, context, path, { ...options, form: { ...form, ...more } });
    expect(await post({ signup_message: 'Hello Flora' })).toMatchObject({
      data: { error: { code: 'account.fictional-closed', values: { name: 'Flora' } }, values: { name: 'Nora' } },
    });
    const nora = () =>
      context.db.selectFrom('member').selectAll().where('tenant_id', '=', 1).where('name', '=', 'Nora').execute();
    expect(await nora()).toEqual([]);
    expect((await post({})).headers.get('Location')).toBe('/complete-signup');
    const [row] = await nora();
    expect(row).toMatchObject({ signup_from_member_id: flora.id, signup_message: null });
    expect([await findBalance(context.db, row!.id), await findHeld(context.db, row!.id)]).toEqual([30, 0]);
  });

  it('keeps no first message, and returns the credits of pending ones when it closed', async () => {
    const opened = await open();
    const answered = brand(opened, 'answered');
    const context = brand(opened, 'closed');
    const flora = await makeFictional(context);
    const queue = (where: TestContext, from: string) =>
      transaction(where.db, (tx) =>
        queueFirstMessageIn(tx, where, { fromMemberId: from, toMemberId: flora.id, text: 'Hello' }),
      );
    const late = await makeUnconfirmed(context, { credits: 30 });
    expect(await queue(context, late.id)).toBe(false);
    const early = await makeUnconfirmed(context, { credits: 30 });
    expect(await queue(answered, early.id)).toBe(true);
    expect(await findBalance(context.db, early.id)).toBe(20);
    await transaction(context.db, async (tx) => {
      await activateMember(tx, early.id, { activated_at: context.clock.now(), searchable: 1 });
      await deliverPendingIn(tx, context, early.id);
    });
    for (const { id } of [late, early]) expect(await findBalance(context.db, id)).toBe(30);
    await expectSound(context);
  });

  it('control: the same messages are sent, and their credits reserved, where the team replies', async () => {
    const context = brand(await open(), 'answered');
    const anna = await makeRich(context);
    const flora = await makeFictional(context);
    const { text, gift, api } = ways(context, anna, flora);
    await text();
    await gift();
    expect((await api()).status).toBe(200);
    expect(await findHeld(context.db, anna.id)).toBe(10 + 25 + 10);
    expect(await findNewChat(as(context, anna), flora.id)).toMatchObject({ existing: expect.any(String) });
  });
});
