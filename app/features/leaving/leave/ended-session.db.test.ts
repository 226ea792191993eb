import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { deleteEndedSessions } from '~db/queries/ended-session';
import { isMember } from '~/contract/actor';
import { anna, atHome, OLD, setPassword } from '~/features/account/credentials/change.testing';
import { follow, mailedTo } from '~/features/account/credentials/credentials.testing';
import { logIn } from '~/features/account/login/login.service.server';
import { endOneSession, endOtherSessions } from '~/features/account/sessions/session-list.service.server';
import { endSession, endSessionsIn, findViewer } from '~/features/account/sessions/session.service.server';
import type { Viewer } from '~/server/context/viewer';
import { testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { eraseMember } from '../erase/erase-member.service.server';
import { leave } from './leave.service.server';

const VISITOR = { kind: 'visitor' };
/** Whose browser is to be cleared. */
const ENDED = { kind: 'visitor', ended: true };

const sessionOf = (viewer: Viewer) => (isMember(viewer) ? viewer.sessionId : '');

/** Anna, who is logged in with this browser and with a phone. */
async function onTwoDevices(opened: OpenDatabase) {
  const visitor = testContext(opened);
  const { context, member, token: here } = await atHome(opened, visitor);
  const phone = cookieIn(await logIn(visitor, { email: anna, password: OLD }), 'session');
  return { visitor, context, member, here, phone };
}

type Devices = Awaited<ReturnType<typeof onTwoDevices>>;

const ENDINGS: Record<string, (devices: Devices, opened: OpenDatabase) => Promise<unknown>> = {
  'logging one device out': async ({ context, phone }) =>
    endOneSession(context, sessionOf(await findViewer(context, phone))),
  'logging all other devices out': ({ context }) => endOtherSessions(context),
  'a change of the password': ({ context }) => setPassword(context),
  'the undo of a change': async ({ context }, opened) => {
    await setPassword(context);
    await follow(context, await mailedTo(opened, context, anna));
  },
  'the end of the account': ({ context, member }) => leave(context, member.id, { reason: '', words: '' }),
  'the end of an account that is erased by now': async ({ context, member }) => {
    await leave(context, member.id, { reason: '', words: '' });
    await eraseMember(context, member.id);
  },
  'whatever else ends all sessions': ({ context, member }) =>
    transaction(context.db, (tx) => endSessionsIn(tx, context, member.id)),
};

withDatabase('a session that was ended on purpose', (open) => {
  it.each(Object.keys(ENDINGS))('is remembered after %s, until its cookie ends, at its brand alone', async (name) => {
    const opened = await open();
    const devices = await onTwoDevices(opened);
    const { visitor: context, phone } = devices;
    await ENDINGS[name]!(devices, opened);
    expect(await findViewer(context, phone)).toEqual(ENDED);
    expect(await findViewer(testContext(opened, { brand: 2 }), phone)).toEqual(VISITOR);
    opened.clock.advance(30 * DAY - 1);
    expect(await findViewer(context, phone)).toEqual(ENDED);
    opened.clock.advance(1);
    expect(await findViewer(context, phone)).toEqual(VISITOR);
  });

  it('is the browser’s own one after a logout whose response was lost', async () => {
    const { visitor, context, here, phone } = await onTwoDevices(await open());
    await endSession(context);
    expect(await findViewer(visitor, here)).toEqual(ENDED);
    expect(await findViewer(visitor, phone)).toMatchObject({ kind: 'member' });
  });

  it('is none that expired, that a login in the same browser replaced, or that never was', async () => {
    const opened = await open();
    const { visitor, context, member, here, phone } = await onTwoDevices(opened);
    // Requests of the other tabs may still be on their way with the old cookie, and must not lose what is typed there.
    await logIn(context, { email: anna, password: OLD });
    expect(await findViewer(visitor, here)).toEqual(VISITOR);
    expect(await findViewer(visitor, 'x'.repeat(43))).toEqual(VISITOR);
    opened.clock.advance(30 * DAY);
    expect(await findViewer(visitor, phone)).toEqual(VISITOR);
    // Also if the row is still there when all sessions are ended.
    await transaction(context.db, (tx) => endSessionsIn(tx, context, member.id));
    expect(await findViewer(visitor, phone)).toEqual(VISITOR);
  });

  it('is none where its own browser follows the undo, which goes on to the choice of a password', async () => {
    const opened = await open();
    const { visitor, context, here } = await onTwoDevices(opened);
    const done = await setPassword(context);
    const current = cookieIn(done.headers, 'session');
    const viewer = await findViewer(visitor, current);
    await follow({ ...context, viewer }, await mailedTo(opened, context, anna));
    expect(await findViewer(visitor, current)).toEqual(VISITOR);
    expect(await findViewer(visitor, here)).toEqual(VISITOR);
  });

  it('is forgotten with its cookie, and names nobody', async () => {
    const opened = await open();
    const { context, member } = await onTwoDevices(opened);
    await endOtherSessions(context);
    const rows = await opened.database.system('test').selectFrom('ended_session').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(member.id);
    const over = context.clock.now() + 30 * DAY;
    expect(await deleteEndedSessions(context.db, over - 1, 10)).toBe(0);
    expect(await deleteEndedSessions(opened.other, over, 10)).toBe(0);
    expect(await deleteEndedSessions(context.db, over, 10)).toBe(1);
  });
});
