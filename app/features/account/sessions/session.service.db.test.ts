import { expect, it, vi } from 'vitest';
import { transaction, type Db } from '~db/database';
import { patchMember } from '~db/queries/member';
import { listAuditOf } from '~db/queries/audit.testing';
import { listSessions } from '~db/queries/session';
import { isMember } from '~/contract/actor';
import { memberChannel } from '~/server/events/event-stream';
import type { Viewer } from '~/server/context/viewer';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY, MINUTE } from '~/time/durations';
import { endSession, endSessionsIn, findViewer } from './session.service.server';
import { startSession } from './session.testing';

/** The live events for a member's open pages from now on. */
function listen(context: TestContext, memberId: string): unknown[] {
  const published: unknown[] = [];
  context.ports.events.subscribe(
    memberChannel(context.tenant.id, memberId),
    (liveEvent) => void published.push(liveEvent),
  );
  return published;
}

const sessionOf = (viewer: Viewer) => (isMember(viewer) ? viewer.sessionId : '');

/** A database handle as with a full disk: reads succeed and updates fail. */
function readOnly(db: Db): Db {
  const refuse = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable') return refuse;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const tokenIn = (cookies: readonly string[]) => cookieIn(cookies, 'session');

withDatabase('sessions', (open) => {
  // covers S9-016
  it('log a member in for 30 days, with credits and main photo', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, { credits: 30, photo: true, notifications_disabled: '["like"]' });
    const cookies = await startSession(context, member.id);
    expect(cookies).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[0-9a-z]{26}\.[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const viewer = await findViewer(context, tokenIn(cookies));
    expect(viewer).toMatchObject({ kind: 'member', member: { ...member, notificationsDisabled: ['like'] } });
    opened.clock.advance(30 * DAY);
    expect(await findViewer(context, tokenIn(cookies))).toEqual({ kind: 'visitor' });
  });

  it('end 30 days after the login, however often they are used', async () => {
    const opened = await open();
    const context = testContext(opened);
    const token = tokenIn(await startSession(context, (await makeMember(context)).id));
    for (let day = 0; day < 29; day++) {
      opened.clock.advance(DAY);
      expect(await findViewer(context, token)).toMatchObject({ kind: 'member' });
    }
    opened.clock.advance(DAY - 1);
    expect(await findViewer(context, token)).toMatchObject({ kind: 'member' });
    opened.clock.advance(1);
    expect(await findViewer(context, token)).toEqual({ kind: 'visitor' });
  });

  it('carry the __Host- prefix and Secure on https', async () => {
    const context = testContext(await open(), { secure: true });
    const [cookie] = await startSession(context, (await makeMember(context)).id);
    expect(cookie).toMatch(/^__Host-session=.*; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('store a hash of the token only', async () => {
    const opened = await open();
    const context = testContext(opened);
    const token = tokenIn(await startSession(context, (await makeMember(context)).id));
    const rows = await opened.database.system('test').selectFrom('session').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are not valid at another brand, with another token or for nobody', async () => {
    const opened = await open();
    const context = testContext(opened);
    const token = tokenIn(await startSession(context, (await makeMember(context)).id));
    for (const [db, sent] of [
      [opened.other, token],
      [opened.db, `${token.slice(0, -1)}_`],
      [opened.db, ''],
      [opened.db, 'x'.repeat(100_000)],
      [opened.db, "' or 1=1 --"],
    ] as const) {
      expect(await findViewer({ ...context, db }, sent)).toEqual({ kind: 'visitor' });
    }
  });

  it('get a new token at each login, and the browser’s old one becomes invalid', async () => {
    const context = testContext(await open());
    const member = await makeMember(context);
    const first = tokenIn(await startSession(context, member.id));
    const viewer = await findViewer(context, first);
    const published = listen(context, member.id);
    const second = tokenIn(await startSession({ ...context, viewer }, member.id));
    // Other tabs of the browser are still logged in as the same member: they reload and keep their drafts.
    await vi.waitFor(() => expect(published).toEqual([{ kind: 'renewed', session: sessionOf(viewer) }]));
    expect(second).not.toBe(first);
    expect(await findViewer(context, first)).toEqual({ kind: 'visitor' });
    expect(await findViewer(context, second)).toMatchObject({ kind: 'member' });
  });

  it('log out the open tabs of the member who was logged in before in the same browser', async () => {
    const context = testContext(await open());
    const [anna, ben] = [await makeMember(context), await makeMember(context)];
    const viewer = await findViewer(context, tokenIn(await startSession(context, anna.id)));
    const published = listen(context, anna.id);
    await startSession({ ...context, viewer }, ben.id);
    await vi.waitFor(() => expect(published).toEqual([{ kind: 'logout', session: sessionOf(viewer) }]));
  });

  it('are invalid after logout, also for a copy of the token, and the logout is written to the audit log', async () => {
    const context = testContext(await open());
    const member = await makeMember(context);
    const token = tokenIn(await startSession(context, member.id));
    const viewer = await findViewer(context, token);
    const published = listen(context, member.id);
    expect(await endSession({ ...context, viewer })).toEqual([expect.stringMatching(/^session=; .*Max-Age=0/)]);
    await vi.waitFor(() => expect(published).toEqual([{ kind: 'logout', session: sessionOf(viewer) }]));
    expect(await findViewer(context, token)).toEqual({ kind: 'visitor', ended: true });
    expect((await listAuditOf(context.db, member.id, 10)).map((row) => row.action)).toContain('account.logout');
  });

  it('all end after deletion, and all but one after a password change', async () => {
    const context = testContext(await open());
    const member = await makeMember(context);
    const tokens: string[] = [];
    for (let i = 0; i < 3; i++) tokens.push(tokenIn(await startSession(context, member.id)));
    const viewers = () => Promise.all(tokens.map((token) => findViewer(context, token)));
    const [remaining] = await viewers();
    const remainingId = sessionOf(remaining!);
    const published = listen(context, member.id);
    await transaction(context.db, (tx) => endSessionsIn(tx, context, member.id, remainingId));
    await vi.waitFor(() => expect(published).toEqual([{ kind: 'logout', except: remainingId }]));
    expect((await viewers()).map((viewer) => viewer.kind)).toEqual(['member', 'visitor', 'visitor']);
    await patchMember(context.db, member.id, { status: 'deleted', deleted_at: context.clock.now() });
    expect((await viewers()).map((viewer) => viewer.kind)).toEqual(['visitor', 'visitor', 'visitor']);
  });

  it('record their last use at most every 5 minutes, and the member as active', async () => {
    const { clock, ...rest } = await open();
    const context = testContext({ clock, ...rest });
    const member = await makeMember(context, { last_active_at: clock.now() - DAY });
    const token = tokenIn(await startSession(context, member.id));
    const begin = clock.now();
    const viewer = await findViewer(context, token);
    expect(viewer).toMatchObject({ kind: 'member', member: { lastActiveAt: begin } });
    const usedAt = async () => {
      await findViewer(context, token);
      const [session] = await listSessions(context.db, member.id, clock.now());
      return session!.last_seen_at;
    };
    clock.advance(4 * MINUTE);
    expect(await usedAt()).toBe(begin);
    clock.advance(2 * MINUTE);
    expect(await usedAt()).toBe(begin + 6 * MINUTE);
  });

  it('go on if the last activity cannot be written', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context);
    const token = tokenIn(await startSession(context, member.id));
    opened.clock.advance(6 * MINUTE);
    const viewer = await findViewer({ ...context, db: readOnly(context.db) }, token);
    expect(viewer).toMatchObject({ kind: 'member', member: { id: member.id, lastActiveAt: member.lastActiveAt } });
    expect(context.logged.map(({ level }) => level)).toEqual(['warn']);
  });

  it('work for members whose columns are at their limits', async () => {
    const context = testContext(await open(), { userAgent: 'x'.repeat(200) });
    const member = await makeMember(context, { name: '\u{1f31e}'.repeat(30) });
    const viewer = await findViewer(context, tokenIn(await startSession(as(context, member), member.id)));
    expect(viewer).toMatchObject({ member: { name: '\u{1f31e}'.repeat(30) } });
  });
});
