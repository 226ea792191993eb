import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findMember, patchMember } from '~db/queries/member';
import { listNotifications, listNotificationsSent, saveNotificationSetting } from '~db/queries/notification';
import { markRead } from '~db/queries/participant';
import { transaction } from '~db/database';
import { browserKeys } from '~/providers/push/push.contract';
import { SubscriptionGone } from '~/providers/push/push-port';
import type { ViewerMember } from '~/server/context/viewer';
import { HOUR, MINUTE } from '~/time/durations';
import { changeSubscription } from './push/subscription.service.server';
import { tellMember } from './tell.server';
import { notifyIn } from './notify.service.server';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { liftSuppression, recordMailReport } from '~/features/account/mail/suppression.service.server';
import { unsubscribeLink } from '~/features/account/mail/unsubscribe.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { as, type TestContext } from '~/testing/context';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { pass, subjectsOf } from './notifications.testing';

/** Anna, who is not here, and Ben. It is 13 o'clock where they live. */
async function town(open: OpenDatabase, tenant: Record<string, unknown> = {}) {
  const context = chatContext(open, { tenant: { time_zone: 'Europe/Amsterdam', ...tenant } });
  const wishes = { country: 'NL', last_active_at: open.clock.now() - HOUR };
  const [anna, ben] = [
    await makeRich(context, { ...wishes, name: 'Anna' }),
    await makeRich(context, { ...wishes, name: 'Ben' }),
  ];
  const here = (id: string) => patchMember(context.db, id, { last_active_at: open.clock.now() });
  return { open, context, anna, ben, here, pass: (ms: number) => pass(open, context, ms) };
}

const subscribe = (context: TestContext, member: ViewerMember) => {
  const { p256dh, auth } = browserKeys();
  return changeSubscription(as(context, member), {
    subscription: { endpoint: 'https://push.example/1', keys: { p256dh, auth } },
  });
};

const rowsOf = (context: TestContext, id: string) => listNotifications(context.db, id);

withDatabase('the notifications of a member', (open) => {
  it('tell of messages in one e-mail that names who wrote, but never what', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await send(context, ben, anna, { text: 'The secret of the sea' });
    await send(context, ben, anna, { text: 'And of the mountains' });
    await there.pass(2 * MINUTE);
    expect(subjectsOf(context)).toEqual(['Somebody has written to you on Testbrand']);
    const [mail] = context.mail.sent;
    expect(mail!.to).toBe(anna.email);
    expect(mail!.text).toContain('Ben has written to you for the first time.');
    expect(mail!.text).toMatch(/\/chats\/[0-9a-z]{26}\n/);
    expect(mail!.text + mail!.html).not.toMatch(/secret|mountains/);
    expect(await rowsOf(context, anna.id)).toEqual([]);
    // Nobody who is away is told of every single message.
    await send(context, ben, anna, { text: 'Still there?' });
    await there.pass(HOUR);
    expect(subjectsOf(context)).toHaveLength(1);
    // After a visit without reading it, the next message is news again.
    await there.here(anna.id);
    await there.pass(HOUR);
    await send(context, ben, anna, { text: 'Hello?' });
    await there.pass(HOUR);
    expect(subjectsOf(context)).toEqual([
      'Somebody has written to you on Testbrand',
      'You have new messages on Testbrand',
    ]);
  });

  it('say nothing of what was read meanwhile, deleted, taken back, or comes from somebody blocked or gone', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    const { conversation, message } = await send(context, ben, anna);
    await transaction(context.db, (tx) => markRead(tx, anna.id, conversation.id, message.seq));
    const [carl, dora, emil] = [await makeRich(context), await makeRich(context), await makeRich(context)];
    await send(context, carl, anna);
    await insertBlock(context.db, anna.id, carl.id, context.clock.now());
    await likeMember(as(context, dora), anna.id);
    await unlikeMember(as(context, dora), anna.id);
    await likeMember(as(context, emil), anna.id);
    await patchMember(context.db, emil.id, { profile_status: 'disabled' });
    await there.pass(HOUR);
    expect(subjectsOf(context)).toEqual([]);
    expect(await rowsOf(context, anna.id)).toEqual([]);
  });

  it('wait until the member is no longer online, and then tell what is still unread', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await there.here(anna.id);
    await send(context, ben, anna);
    await there.pass(5 * MINUTE);
    await there.here(anna.id);
    await there.pass(9 * MINUTE);
    expect(subjectsOf(context)).toEqual([]);
    await there.pass(10 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
  });

  it('wait in the quiet hours of the member and are one e-mail in the morning', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await there.pass(10 * HOUR);
    await send(context, ben, anna);
    await likeMember(as(context, ben), anna.id);
    await there.pass(8 * HOUR);
    expect(subjectsOf(context)).toEqual([]);
    await there.pass(HOUR + MINUTE);
    expect(subjectsOf(context)).toEqual(['News for you on Testbrand']);
    expect(context.mail.sent[0]!.text).toContain('Somebody likes your profile.');
  });

  it('keep to other quiet hours, another time zone and a digest that the member chose', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    const setting = { member_id: anna.id, frequency: 'now' as const, quiet_from: 6, quiet_until: 9, changed_at: 0 };
    await transaction(context.db, (tx) =>
      // It is 7 o'clock in New York.
      saveNotificationSetting(tx, { ...setting, time_zone: 'America/New_York' }),
    );
    await send(context, ben, anna);
    await there.pass(HOUR + 50 * MINUTE);
    expect(subjectsOf(context)).toEqual([]);
    await there.pass(15 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
    await transaction(context.db, (tx) =>
      saveNotificationSetting(tx, { ...setting, frequency: 'daily', time_zone: null }),
    );
    await likeMember(as(context, ben), anna.id);
    await there.pass(2 * HOUR + 50 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
    await there.pass(10 * MINUTE);
    expect(subjectsOf(context)).toEqual([expect.any(String), 'Somebody likes you on Testbrand']);
  });

  it('are not sent for a type that is switched off, and are again once it is on', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await patchMember(context.db, anna.id, { notifications_disabled: '["new_conversations","new_messages"]' });
    await send(context, ben, anna);
    await there.pass(HOUR);
    await likeMember(as(context, ben), anna.id);
    await there.pass(HOUR);
    expect(subjectsOf(context)).toEqual(['Somebody likes you on Testbrand']);
    await patchMember(context.db, anna.id, { notifications_disabled: null });
    await send(context, ben, anna);
    await there.pass(HOUR);
    expect(subjectsOf(context)).toEqual(['Somebody likes you on Testbrand', 'You have new messages on Testbrand']);
  });

  it('sends at most as many e-mails and pushes a day as the brand allows', async () => {
    const { context, anna, ben, ...there } = await town(await open(), { notifications: { mails_per_day: 2 } });
    const others = [ben, await makeRich(context), await makeRich(context), await makeRich(context)];
    for (const other of others) {
      await send(context, other, anna);
      await there.pass(HOUR);
    }
    expect(subjectsOf(context)).toHaveLength(2);
    await there.pass(14 * HOUR + MINUTE);
    expect(subjectsOf(context)).toHaveLength(2);
    await there.pass(2 * HOUR);
    expect(subjectsOf(context)).toHaveLength(3);
    expect(context.mail.sent[2]!.text.match(/for the first time/g)).toHaveLength(2);
  });

  it('are a push first that names nobody, and an e-mail only if no page is opened after it', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await subscribe(context, anna);
    await send(context, ben, anna, { text: 'The secret of the sea' });
    await there.pass(20 * MINUTE);
    const payloads = context.push.sent.map(({ payload }) => payload);
    expect(payloads).toEqual([expect.stringContaining('Somebody has written to you for the first time.')]);
    expect(payloads[0]).not.toMatch(/Ben|secret/);
    expect(subjectsOf(context)).toEqual([]);
    await there.pass(20 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
    await likeMember(as(context, ben), anna.id);
    await there.pass(10 * MINUTE);
    await there.here(anna.id);
    await there.pass(2 * HOUR);
    expect([context.push.sent.length, subjectsOf(context).length]).toEqual([2, 1]);
  });

  it('are an e-mail at once if the browser has unsubscribed, and the push does not count', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await subscribe(context, anna);
    context.push.failWith(new SubscriptionGone('push', 'gone'));
    await send(context, ben, anna);
    await there.pass(5 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
    const sent = await listNotificationsSent(context.db, anna.id, 0);
    expect(sent.map(({ channel }) => channel)).toEqual(['mail']);
  });

  it('are neither counted as sent nor sent by e-mail while mail to the member is stopped', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await recordMailReport(context, anna.id, anna.email!, { kind: 'hard', named: true, status: '5.1.1' });
    await send(context, ben, anna);
    await there.pass(HOUR);
    expect([subjectsOf(context), await listNotificationsSent(context.db, anna.id, 0)]).toEqual([[], []]);
    await subscribe(context, anna);
    await likeMember(as(context, ben), anna.id);
    await there.pass(2 * HOUR);
    const sent = await listNotificationsSent(context.db, anna.id, 0);
    expect(sent.map(({ channel }) => channel)).toEqual(['push']);
    await liftSuppression(context.db, anna.id);
    await there.here(anna.id);
    await there.pass(HOUR);
    await send(context, ben, anna);
    await there.pass(2 * HOUR);
    expect(subjectsOf(context)).toHaveLength(1);
  });

  it('can be ended for each kind that an e-mail has, and for all of them with one click', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await likeMember(as(context, ben), anna.id);
    await send(context, ben, anna);
    await there.pass(HOUR);
    const [mail] = context.mail.sent;
    const secrets = [...mail!.text.matchAll(/^(Stop .*): http:\/\/[^/]+\/([\w-]{43})$/gm)].map(([, label, secret]) => ({
      label,
      secret: secret!,
    }));
    expect(secrets.map(({ label }) => label)).toEqual([
      'Stop e-mails about new conversations',
      'Stop e-mails about likes',
      'Stop all of these',
    ]);
    expect(mail!.headers['List-Unsubscribe']).toContain(secrets[2]!.secret);
    // Its page says what it ends, before anything is pressed.
    const opened = await openLink(context, secrets[2]!.secret, { unsubscribe: unsubscribeLink });
    expect(opened).toMatchObject({ page: { values: { kind: 'new conversations and likes' } } });
    const off = async () => (await findMember(context.db, anna.id))!.notifications_disabled;
    await followLink(context, secrets[1]!.secret, { unsubscribe: unsubscribeLink });
    expect(await off()).toBe('["like"]');
    await followLink(context, secrets[2]!.secret, { unsubscribe: unsubscribeLink });
    expect(await off()).toBe('["like","new_conversations"]');
  });

  it('are sent once by two servers at the same moment, however often a job runs', async () => {
    const { open: opened, context, anna, ben, ...there } = await town(await open());
    await send(context, ben, anna);
    opened.clock.advance(MINUTE);
    await Promise.all([1, 2, 3].map(() => tellMember(context, { member_id: anna.id })));
    await tellMember(context, { member_id: anna.id });
    await there.pass(HOUR);
    expect(subjectsOf(context)).toHaveLength(1);
  });

  it('tell nobody of another brand, and nothing to somebody who is gone', async () => {
    const { context, anna, ben, ...there } = await town(await open());
    await send(context, ben, anna);
    await patchMember(context.db, anna.id, { status: 'deleted' });
    await there.pass(HOUR);
    expect(subjectsOf(context)).toEqual([]);
    await transaction(context.db, (tx) => notifyIn(tx, context, { memberId: ben.id, type: 'news', subject: 'x' }));
    expect(await listNotifications(context.db, anna.id)).toEqual([]);
  });
});
