import { beforeEach, expect, it } from 'vitest';
import { listSubscriptions } from '~db/queries/push-subscription';
import { deleteExpiredSessions, insertSession } from '~db/queries/session';
import { isMember } from '~/contract/actor';
import { endSession, endSessionsIn } from '~/features/account/sessions/session.service.server';
import { transaction } from '~db/database';
import { browserKeys } from '~/providers/push/push.contract';
import { SubscriptionGone, TryLater } from '~/providers/push/push-port';
import { Rejected } from '~/providers/provider-errors';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { pushJobs } from './push/push.jobs.server';
import { sendPushTo, type PushMessage } from './send-push.service.server';
import { changeSubscription } from './push/subscription.service.server';

const message: PushMessage = {
  type: 'new_messages',
  title: 'Anna wrote to you',
  body: 'Open the conversation to read it.',
  path: '/chats/01',
  tag: 'conversation-01',
  badge: 3,
};

let count = 0;
beforeEach(() => {
  count = 0;
});

const aBrowser = (endpoint = `https://push.example/${++count}`) => {
  const { p256dh, auth } = browserKeys();
  return { endpoint, keys: { p256dh, auth } };
};

async function prepare(open: OpenDatabase, settings: Record<string, unknown> = {}) {
  const context = testContext(open, { tenant: settings });
  const member = as(context, await makeMember(context));
  const subscribe = async (browser = aBrowser(), who = member) => {
    await changeSubscription(who, { subscription: browser });
    return browser;
  };
  const send = (change: Partial<PushMessage> = {}) => sendPushTo(context, member.member.id, { ...message, ...change });
  const stored = () => listSubscriptions(context.db, member.member.id);
  const drain = () => drainOutbox(open, context, pushJobs);
  return { context, member, subscribe, send, stored, drain, sent: context.push.sent };
}

withDatabase('push messages', (open) => {
  // covers S3-114 S7-008
  it('reach every browser of the member, in the declarative form', async () => {
    const { subscribe, send, sent, stored, context } = await prepare(await open());
    const [first, second] = [await subscribe(), await subscribe()];
    expect(await send()).toBe(2);
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([first.endpoint, second.endpoint]);
    expect(JSON.parse(sent[0]!.payload)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Anna wrote to you',
        body: 'Open the conversation to read it.',
        navigate: `${context.origin}/chats/01`,
        tag: 'conversation-01',
        icon: `${context.origin}/icons/notification.png`,
        badge: `${context.origin}/icons/badge.png`,
        data: { type: 'new_messages' },
      },
      app_badge: 3,
    });
    expect(await stored()).toMatchObject([
      { last_success_at: context.clock.now(), failures: 0 },
      { last_success_at: context.clock.now(), failures: 0 },
    ]);
  });

  it('never lead to another site and stay small', async () => {
    const { subscribe, send, sent, context } = await prepare(await open());
    await subscribe();
    for (const path of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', ''])
      await send({ path });
    for (const { payload } of sent) expect(JSON.parse(payload).notification.navigate).toBe(`${context.origin}/`);
    await send({ title: '🌹'.repeat(500), body: '😀'.repeat(5000), tag: 'x'.repeat(300) });
    expect(sent.at(-1)!.topic).toMatch(/^[\w-]{32}$/);
    expect(Buffer.byteLength(sent.at(-1)!.payload)).toBeLessThan(3000);
  });

  it('go nowhere without a browser, at a brand without them, and to members of another brand', async () => {
    const opened = await open();
    const { subscribe, send, member } = await prepare(opened);
    expect(await send()).toBe(0);
    await subscribe();
    const off = testContext(opened, { tenant: { features: { push_notifications: false } } });
    expect(await sendPushTo(off, member.member.id, message)).toBe(0);
    const other = testContext(opened, { brand: 2 });
    expect(await sendPushTo(other, member.member.id, message)).toBe(0);
    expect([off.push.sent, other.push.sent]).toEqual([[], []]);
    expect(await send()).toBe(1);
  });

  it('end a subscription that the push service no longer knows', async () => {
    const { subscribe, send, stored, context, sent } = await prepare(await open());
    const [expired, there] = [await subscribe(), await subscribe()];
    context.push.failWith(new SubscriptionGone('memory', 'answered 410'), expired.endpoint);
    expect(await send()).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([there.endpoint]);
  });

  it('wait as long as the push service asks, and also hold back the next ones', async () => {
    const opened = await open();
    const { subscribe, send, context, sent, drain } = await prepare(opened);
    await subscribe();
    context.push.failWith(new TryLater('memory', 'answered 429', { afterMs: 600_000 }));
    expect(await send()).toBe(1);
    context.push.failWith(undefined);
    await send({ tag: 'other' });
    expect(sent).toEqual([]);
    opened.clock.advance(599_000);
    expect(await drain()).toEqual([]);
    opened.clock.advance(1000);
    expect(await drain()).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });

  it('are tried again by the outbox when the push service fails, only for that browser', async () => {
    const opened = await open();
    const { subscribe, send, context, sent, drain } = await prepare(opened);
    const [failing] = [await subscribe(), await subscribe()];
    context.push.failWith(new TryLater('memory', 'answered 500'), failing.endpoint);
    expect(await send()).toBe(2);
    opened.clock.advance(60_000);
    await expect(drain()).rejects.toBeInstanceOf(TryLater);
    context.push.failWith(undefined, failing.endpoint);
    opened.clock.advance(60_000);
    await drain();
    expect(sent.filter(({ endpoint }) => endpoint === failing.endpoint)).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('are given up when they are no longer worth anything, or the browser has unsubscribed', async () => {
    const opened = await open();
    const { subscribe, send, context, sent, drain, member } = await prepare(opened);
    const browser = await subscribe();
    context.push.failWith(new TryLater('memory', 'answered 429', { afterMs: 3_600_000 }));
    await send({ type: 'like' });
    context.push.failWith(undefined);
    opened.clock.advance(25 * 3_600_000);
    expect(await drain()).toHaveLength(1);
    context.push.failWith(new TryLater('memory', 'answered 429', { afterMs: 3_600_000 }));
    await send();
    context.push.failWith(undefined);
    await changeSubscription(member, { subscription: null, previous: browser.endpoint });
    opened.clock.advance(3_600_000);
    expect(await drain()).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('give up a browser after five refusals in a row', async () => {
    const { subscribe, send, context, stored } = await prepare(await open());
    await subscribe();
    context.push.failWith(new Rejected('memory', 'answered 403'));
    for (let i = 0; i < 4; i++) expect(await send()).toBe(0);
    expect(await stored()).toMatchObject([{ failures: 4 }]);
    context.push.failWith(undefined);
    await send();
    expect(await stored()).toMatchObject([{ failures: 0 }]);
    context.push.failWith(new Rejected('memory', 'answered 403'));
    for (let i = 0; i < 5; i++) await send();
    expect(await stored()).toEqual([]);
  });
});

withDatabase('a push subscription', (open) => {
  it('is stored once for a browser and follows the member who uses it', async () => {
    const opened = await open();
    const { context, member, subscribe, stored } = await prepare(opened);
    const browser = await subscribe();
    await subscribe(browser);
    expect(await stored()).toHaveLength(1);
    const second = as(context, await makeMember(context));
    await changeSubscription(second, { subscription: browser });
    expect(await stored()).toEqual([]);
    expect(await listSubscriptions(context.db, second.member.id)).toHaveLength(1);
    // Who does not know the secret of a browser cannot take it over.
    const guessed = changeSubscription(member, { subscription: aBrowser(browser.endpoint) });
    await expect(guessed).rejects.toMatchObject({ code: 'push.endpoint-refused', status: 400 });
    expect(await listSubscriptions(context.db, second.member.id)).toHaveLength(1);
  });

  it('of the same endpoint at another brand is separate', async () => {
    const opened = await open();
    const { subscribe, stored } = await prepare(opened);
    const browser = await subscribe();
    const elsewhere = testContext(opened, { brand: 2 });
    const stranger = as(elsewhere, await makeMember(elsewhere));
    await changeSubscription(stranger, { subscription: null, previous: browser.endpoint });
    expect(await stored()).toHaveLength(1);
  });

  it('ends when the browser replaces it, unsubscribes or logs out', async () => {
    const opened = await open();
    const { subscribe, stored, member, context } = await prepare(opened);
    const old = await subscribe();
    const fresh = aBrowser();
    await changeSubscription(member, { subscription: fresh, previous: old.endpoint });
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([fresh.endpoint]);
    await changeSubscription(member, { subscription: null, previous: fresh.endpoint });
    expect(await stored()).toEqual([]);
    await subscribe();
    const phone = as(context, member.member);
    await subscribe(aBrowser(), phone);
    await endSession(member);
    expect(await stored()).toHaveLength(1);
    await transaction(context.db, (tx) => endSessionsIn(tx, context, member.member.id));
    expect(await stored()).toEqual([]);
  });

  it('ends when the session expires, because nobody is logged in on that browser any more', async () => {
    const { member, context, subscribe, stored } = await prepare(await open());
    const [now, phone] = [context.clock.now(), as(context, member.member)];
    const sessions = [member, phone].map(({ viewer }) => (isMember(viewer) ? viewer.sessionId : ''));
    for (const [at, id] of sessions.entries()) {
      const row = { id, token_hash: id, member_id: member.member.id, created_at: now, last_seen_at: now };
      await insertSession(context.db, { ...row, expires_at: now + at, user_agent: null, country: null });
    }
    await subscribe();
    const staying = await subscribe(aBrowser(), phone);
    expect(await deleteExpiredSessions(context.db, now, 10)).toBe(1);
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([staying.endpoint]);
  });

  it('is refused for other URLs, and at a brand without push notifications', async () => {
    const opened = await open();
    const { subscribe, stored } = await prepare(opened);
    for (const endpoint of ['https://192.168.1.1/x', 'http://push.example/x', 'https://localhost/x'])
      await expect(subscribe(aBrowser(endpoint))).rejects.toMatchObject({ code: 'push.endpoint-refused' });
    const closed = await prepare(opened, { features: { push_notifications: false } });
    await expect(closed.subscribe()).rejects.toMatchObject({ code: 'push.closed', status: 403 });
    expect(await stored()).toEqual([]);
  });

  it('is limited to ten browsers, of which the newest stay', async () => {
    const opened = await open();
    const { subscribe, stored } = await prepare(opened);
    const first = await subscribe();
    for (let i = 0; i < 10; i++) {
      opened.clock.advance(1000);
      await subscribe();
    }
    expect(await stored()).toHaveLength(10);
    expect((await stored()).map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });
});
