// covers S2-022 S2-057

import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { insertSession } from '~db/queries/session';
import { changeChatSettings } from '~/features/chat/settings/chat-settings.service.server';
import { action, loader } from '~/routes/notifications-sessions';
import { defineAppError } from '~/server/response/app-error';
import { noteDenial } from '~/server/context/audit-notes';
import { memberChannel } from '~/server/events/event-stream';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { startSession } from './session.testing';
import { endOneSession, endOtherSessions, listOwnSessions } from './session-list.service.server';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

/** Anna on the phone that sends the requests and on two other devices; Ben on his own device. */
async function town(opened: OpenDatabase) {
  const context = testContext(opened, { locale: 'nl', country: { geoip: 'BE', selected: null } });
  const [anna, ben] = [await makeMember(context), await makeMember(context)];
  await startSession({ ...context, userAgent: ANDROID, viewer: { kind: 'visitor' } }, anna.id);
  const [first] = await rowsOf(context, anna.id);
  for (const [id, agent] of [
    ['a', 'curl/8.5.0'],
    ['b', ''],
  ] as const) {
    opened.clock.advance(HOUR);
    const now = opened.clock.now();
    await insertSession(context.db, {
      id: id.repeat(26), token_hash: id, member_id: anna.id, created_at: now, last_seen_at: now, expires_at: now + 99 * HOUR,
      user_agent: agent || null, country: null,
    }); // prettier-ignore
  }
  await startSession(context, ben.id);
  const mine = { ...as(context, anna), viewer: { kind: 'member' as const, member: anna, sessionId: first!.id } };
  return { context, mine, anna, ben };
}

const rowsOf = ({ db }: TestContext, memberId: string) =>
  db.selectFrom('session').selectAll().where('tenant_id', '=', db.tenantId).where('member_id', '=', memberId).execute();

const actions = async ({ db }: TestContext, id: string) =>
  (await listAuditOf(db, id, 10)).map(({ action: what, detail }) => `${what} ${detail ?? ''}`.trim());

withDatabase('the sessions of a member', (open) => {
  it('are listed with device and country, the current one first, then the most recent, and nobody else’s', async () => {
    const { mine } = await town(await open());
    expect(await listOwnSessions(mine)).toEqual([
      expect.objectContaining({ device: { browser: 'Chrome', system: 'Android' }, country: 'België', current: true }),
      expect.objectContaining({
        id: 'b'.repeat(26),
        device: { browser: null, system: null },
        country: null,
        current: false,
      }),
      expect.objectContaining({ id: 'a'.repeat(26), device: { browser: null, system: null }, current: false }),
    ]);
    expect(JSON.stringify(await listOwnSessions(mine))).not.toMatch(/token|hash/);
  });

  it('end one by one, with their open pages at once, but not the current one and nobody else’s', async () => {
    const { context, mine, anna, ben } = await town(await open());
    const received: unknown[] = [];
    context.ports.events.subscribe(memberChannel(1, anna.id), (liveEvent) => received.push(liveEvent));
    const [bens] = await rowsOf(context, ben.id);
    for (const id of ['a'.repeat(26), 'a'.repeat(26), bens!.id, mine.viewer.sessionId]) await endOneSession(mine, id);
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    expect(received).toEqual([{ kind: 'logout', session: 'a'.repeat(26) }]);
    expect((await rowsOf(context, anna.id)).map(({ id }) => id).sort()).toEqual(
      [mine.viewer.sessionId, 'b'.repeat(26)].sort(),
    );
    expect(await rowsOf(context, ben.id)).toHaveLength(1);
    expect(await actions(context, anna.id)).toEqual([`account.session.ended {"session":"${'a'.repeat(26)}"}`]);
  });

  it('end all except for the current one', async () => {
    const { context, mine, anna } = await town(await open());
    await endOtherSessions(mine);
    expect((await rowsOf(context, anna.id)).map(({ id }) => id)).toEqual([mine.viewer.sessionId]);
    expect(await actions(context, anna.id)).toEqual(['account.session.others-ended']);
  });

  it('are shown on a page with two forms', async () => {
    const { context, mine, anna } = await town(await open());
    const page = await callRoute(loader, mine, '/notifications/sessions');
    expect(page.data).toMatchObject({ sessions: { length: 3 }, ended: false });
    const end = (form: Record<string, string>) => callRoute(action, mine, '/notifications/sessions', { form });
    const response = await end({ end: 'one', session: 'a'.repeat(26) });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/notifications/sessions?notice=ended']);
    expect((await end({ end: 'one', session: 'nobody' })).status).toBe(400);
    expect(await rowsOf(context, anna.id)).toHaveLength(2);
    expect((await end({ end: 'others' })).status).toBe(303);
    expect(await rowsOf(context, anna.id)).toHaveLength(1);
  });
});

withDatabase('the audit log', (open) => {
  it('has a row for a changed setting and, at a limited rate, for what a member was denied', async () => {
    const { context, mine, anna } = await town(await open());
    await changeChatSettings(mine, { receipts: false, who_may_write: 'liked' });
    expect(await actions(context, anna.id)).toEqual(['setting {"receipts":false,"who_may_write":"liked"}']);
    const denied = defineAppError('chat.premium-only', 403)({ name: 'a secret' });
    for (let i = 0; i < 40; i++) await noteDenial(mine, denied);
    await noteDenial(mine, defineAppError('errors.page-not-found', 404)());
    await noteDenial({ ...mine, viewer: { kind: 'visitor' } }, denied);
    const rows = (await listAuditOf(context.db, anna.id, 100)).filter(({ action: what }) => what === 'denied');
    expect(rows).toHaveLength(30);
    expect(rows[0]).toMatchObject({ actor_id: anna.id, detail: '{"code":"chat.premium-only"}' });
  });
});
