import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { patchMember } from '~db/queries/member';
import { listNotificationsSent } from '~db/queries/notification';
import { markRead } from '~db/queries/participant';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { likeMember } from '~/features/likes/likes.service.server';
import { browserKeys } from '~/providers/push/push.contract';
import { TryLater } from '~/providers/push/push-port';
import { as } from '~/testing/context';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR, MINUTE } from '~/time/durations';
import { notificationJobs } from './notifications.jobs.server';
import { pass, subjectsOf } from './notifications.testing';
import { TELL } from './notify.service.server';
import { pushJobs } from './push/push.jobs.server';
import { changeSubscription } from './push/subscription.service.server';
import { tellMember } from './tell.server';

/** Anna, who is not here, and Ben, who has just written. It is 13 o'clock where they live. */
async function town(open: OpenDatabase, tenant: Record<string, unknown> = {}) {
  const context = chatContext(open, { tenant: { time_zone: 'Europe/Amsterdam', ...tenant } });
  const wishes = { country: 'NL', last_active_at: open.clock.now() - HOUR };
  const [anna, ben] = [
    await makeRich(context, { ...wishes, name: 'Anna' }),
    await makeRich(context, { ...wishes, name: 'Ben' }),
  ];
  /** Time in which decisions are made, and nothing gets out. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5 * MINUTE) {
      open.clock.advance(5 * MINUTE);
      await drainOutbox(open, context, { [TELL]: tellMember });
    }
  };
  const here = (id: string) => patchMember(context.db, id, { last_active_at: open.clock.now() });
  const times = () => listNotificationsSent(context.db, anna.id, 0);
  return { open, context, anna, ben, here, wait, times, pass: (ms: number) => pass(open, context, ms) };
}

type Town = Awaited<ReturnType<typeof town>>;

const subscribe = ({ context, anna }: Town) => {
  const { p256dh, auth } = browserKeys();
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh, auth } };
  return changeSubscription(as(context, anna), { subscription });
};

withDatabase('a notification that waited in the outbox', (open) => {
  it('until the night is sent in the morning, once', async () => {
    const there = await town(await open());
    await send(there.context, there.ben, there.anna);
    // From 13 until 23 o'clock.
    await there.wait(10 * HOUR);
    await there.pass(8 * HOUR + 50 * MINUTE);
    expect(subjectsOf(there.context)).toEqual([]);
    await there.pass(20 * MINUTE);
    expect(subjectsOf(there.context)).toEqual(['Somebody has written to you on Testbrand']);
    await there.pass(24 * HOUR);
    expect(subjectsOf(there.context)).toHaveLength(1);
    expect((await there.times()).map(({ channel }) => channel)).toEqual(['mail']);
  });

  it('is sent as it was decided if it is not late', async () => {
    const there = await town(await open());
    await send(there.context, there.ben, there.anna);
    await there.wait(50 * MINUTE);
    const decided = (await there.times())[0]!.batch;
    await there.pass(5 * MINUTE);
    expect(subjectsOf(there.context)).toHaveLength(1);
    expect((await there.times()).map(({ batch }) => batch)).toEqual([decided]);
  });

  it('is not sent where its type was switched off a moment ago', async () => {
    const there = await town(await open());
    await send(there.context, there.ben, there.anna);
    await there.wait(20 * MINUTE);
    expect(await there.times()).toHaveLength(1);
    await patchMember(there.context.db, there.anna.id, { notifications_disabled: '["new_conversations"]' });
    await there.pass(8 * HOUR);
    expect(subjectsOf(there.context)).toEqual([]);
    expect(await there.times()).toEqual([]);
  });

  it('waits further while the member is here, and is left out where it is switched off or read meanwhile', async () => {
    const there = await town(await open());
    const { context, anna, ben } = there;
    await send(context, ben, anna);
    await there.wait(3 * HOUR);
    await there.here(anna.id);
    await there.pass(9 * MINUTE);
    expect(subjectsOf(context)).toEqual([]);
    await there.pass(10 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);

    await likeMember(as(context, ben), anna.id);
    await there.wait(2 * HOUR);
    await patchMember(context.db, anna.id, { notifications_disabled: '["like"]' });
    await there.pass(HOUR);
    const carl = await makeRich(context, { name: 'Carl' });
    const { conversation, message } = await send(context, carl, anna);
    await there.wait(2 * HOUR);
    await transaction(context.db, (tx) => markRead(tx, anna.id, conversation.id, message.seq));
    await there.pass(HOUR);
    expect(subjectsOf(context)).toHaveLength(1);
    expect(await there.times()).toHaveLength(1);
  });

  it('counts for the day on which it is sent', async () => {
    const there = await town(await open(), { notifications: { mails_per_day: 1 } });
    const { context, anna, ben } = there;
    await send(context, ben, anna);
    // Until 9 o'clock of the next day, of which another takes the only place.
    await there.wait(20 * HOUR);
    await there.pass(5 * MINUTE);
    expect(subjectsOf(context)).toHaveLength(1);
    await send(context, await makeRich(context, { name: 'Carl' }), anna);
    await there.pass(10 * HOUR);
    expect(subjectsOf(context)).toHaveLength(1);
    await there.pass(14 * HOUR);
    expect(subjectsOf(context)).toHaveLength(2);
  });

  it('as a push is neither sent late nor twice: the e-mail that follows it has told it', async () => {
    const there = await town(await open());
    const { context, anna, ben } = there;
    await subscribe(there);
    await send(context, ben, anna);
    await there.wait(5 * MINUTE);
    // Only e-mails get out: the one that follows the push, after half an hour.
    const { 'notifications.mail': byMail } = notificationJobs;
    for (let minutes = 0; minutes < 120; minutes += 5) {
      there.open.clock.advance(5 * MINUTE);
      await drainOutbox(there.open, context, { [TELL]: tellMember, 'notifications.mail': byMail! });
    }
    expect(subjectsOf(context)).toHaveLength(1);
    await there.pass(24 * HOUR);
    expect([context.push.sent.length, subjectsOf(context).length]).toEqual([0, 1]);
  });

  it('as a push until the night wakes nobody, and is the first of the morning', async () => {
    const there = await town(await open());
    const { context, anna, ben } = there;
    await patchMember(context.db, anna.id, { notifications_disabled: '["new_conversations"]' });
    await subscribe(there);
    await send(context, ben, anna);
    await there.wait(10 * HOUR);
    await there.pass(8 * HOUR);
    expect(context.push.sent).toEqual([]);
    await there.pass(2 * HOUR);
    expect(context.push.sent).toHaveLength(1);
  });

  it('of the push service waits for the morning too, and is left out once the member was here', async () => {
    const there = await town(await open());
    const { context, anna, ben } = there;
    await patchMember(context.db, anna.id, { notifications_disabled: '["new_conversations","new_messages"]' });
    await subscribe(there);
    const drain = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 5 * MINUTE) {
        there.open.clock.advance(5 * MINUTE);
        await drainOutbox(there.open, context, { ...notificationJobs, ...pushJobs });
      }
    };
    context.push.failWith(new TryLater('push', 'is down', { afterMs: 9 * HOUR }));
    await send(context, ben, anna);
    await drain(10 * MINUTE);
    context.push.failWith(undefined);
    // It would be due at 22 o'clock.
    await drain(18 * HOUR);
    expect(context.push.sent).toEqual([]);
    await drain(2 * HOUR);
    expect(context.push.sent).toHaveLength(1);

    await there.here(anna.id);
    await drain(HOUR);
    context.push.failWith(new TryLater('push', 'is down', { afterMs: 3 * HOUR }));
    await send(context, ben, anna);
    await drain(10 * MINUTE);
    context.push.failWith(undefined);
    await drain(HOUR);
    await there.here(anna.id);
    await drain(6 * HOUR);
    expect(context.push.sent).toHaveLength(1);
  });

  it.each([
    ['an e-mail', false],
    ['a push', true],
  ])('does not count for the day if it was read before %s was sent', async (_way, byPush) => {
    const there = await town(await open());
    const { context, anna, ben } = there;
    if (byPush) await subscribe(there);
    const { conversation, message } = await send(context, ben, anna);
    await there.wait(10 * MINUTE);
    expect((await there.times()).map(({ channel }) => channel)).toEqual([byPush ? 'push' : 'mail']);
    await transaction(context.db, (tx) => markRead(tx, anna.id, conversation.id, message.seq));
    await there.pass(HOUR);
    expect([context.push.sent, subjectsOf(context), await there.times()]).toEqual([[], [], []]);
  });
});
