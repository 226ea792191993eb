import { onCommit, transaction, type Tx } from '~db/database';
import { wasEnded } from '~db/queries/ended-session';
import { findLiveSession, versionsIn } from '~db/queries/live-version';
import { touchMember } from '~db/queries/member';
import {
  deleteSession,
  endSession as endSessionRow,
  endSessions,
  findListener,
  findViewer as findViewerRow,
  insertSession,
  touchSession,
} from '~db/queries/session';
import { isMember } from '~/contract/actor';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { SESSION_COOKIE, SESSION_SECONDS, setCookie } from '~/server/http/cookies';
import type { MemberEvent } from '~/server/events/event-stream';
import { notifyMember } from '~/server/events/publish';
import { bestEffort } from '~/server/response/best-effort';
import type { LiveMember, StreamMember, Viewer } from '~/server/context/viewer';
import { auditAccount } from '../account-audit.service.server';
import { rememberDevice } from '../known-device.service.server';
import { liftBounce } from '../mail/suppression.service.server';
import { PRESENCE_MS } from '../presence.service.server';
import { hashSecret, isSecret } from '../secret.service.server';
import { viewerMember } from './viewer-member.server';

const SESSION_MS = SESSION_SECONDS * 1000;
/** The use of a session is written at most once in this time, so that a page view only reads. */
const TOUCH_MS = 5 * 60 * 1000;

export interface NewSessionSecrets {
  memberId: string;
  sessionId: string;
  /** Sent to the browser; only its hash is stored. */
  token: string;
}

/**
 * Ends the browser's old session too. Returns Set-Cookie values. `made` is an argument: a transaction may run twice.
 */
export async function startSessionIn(tx: Tx, context: RequestContext, session: NewSessionSecrets): Promise<string[]> {
  const { viewer } = context;
  if (isMember(viewer)) {
    // Not ended on purpose: a request of another tab may still be on its way with the old cookie.
    await deleteSession(tx, viewer.member.id, viewer.sessionId);
    // Other tabs of the same member stay logged in and keep their drafts.
    const kind = viewer.member.id === session.memberId ? 'renewed' : 'logout';
    onCommit(tx, () => notifyMember(context, viewer.member.id, { kind, session: viewer.sessionId }));
  }
  const now = context.clock.now();
  await insertSession(tx, {
    id: session.sessionId,
    token_hash: hashSecret(session.token),
    member_id: session.memberId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + SESSION_MS,
    user_agent: context.userAgent || null,
    country: context.country.geoip,
  });
  await liftBounce(tx, session.memberId);
  // A login counts as activity.
  await touchMember(tx, session.memberId, now, PRESENCE_MS);
  return [
    setCookie(SESSION_COOKIE, session.token, context.secure, { maxAge: SESSION_SECONDS }),
    rememberDevice(context, session.memberId),
  ];
}

/** Logs this device out: the token is invalid at once. Returns the Set-Cookie values. */
export async function endSession(context: RequestContext): Promise<string[]> {
  const { viewer } = context;
  if (isMember(viewer)) {
    const { member, sessionId } = viewer;
    await transaction(context.db, async (tx) => {
      await endSessionRow(tx, member.id, sessionId);
      await auditAccount(tx, context, 'logout', member.id);
      onCommit(tx, () => publishEnded(context, member.id, { session: sessionId }));
    });
  }
  return [setCookie(SESSION_COOKIE, '', context.secure, { maxAge: 0 })];
}

/** Ends every session of a member, or all but `exceptId`, and notifies their open pages after the commit. */
export async function endSessionsIn(tx: Tx, context: BrandContext, memberId: string, exceptId?: string): Promise<void> {
  await endSessions(tx, memberId, exceptId);
  onCommit(tx, () => publishEnded(context, memberId, exceptId === undefined ? {} : { except: exceptId }));
}

/** Notifies open pages, because what they show belongs to a session that has ended. */
function publishEnded(context: BrandContext, memberId: string, which: Pick<MemberEvent, 'session' | 'except'>): void {
  notifyMember(context, memberId, { kind: 'logout', ...which });
}

/** The viewer of a session token, in one query; a visitor if the token is unknown or expired, or was ended on purpose. */
export async function findViewer(
  { db, clock, log }: Pick<BrandContext, 'db' | 'clock' | 'log'>,
  token: string,
): Promise<Viewer> {
  if (!isSecret(token)) return { kind: 'visitor' };
  const now = clock.now();
  const hash = hashSecret(token);
  const row = await findViewerRow(db, hash, now);
  if (!row) return (await wasEnded(db, hash, now)) ? { kind: 'visitor', ended: true } : { kind: 'visitor' };
  await noteUse({ db, log }, now, {
    id: row.session_id,
    lastSeenAt: row.session_last_seen_at,
    expiresAt: row.session_expires_at,
  });
  return { kind: 'member', member: viewerMember(row), sessionId: row.session_id, versions: versionsIn(row) };
}

/** As `findViewer`, with only what an unchanged answer needs; undefined for everybody who is not logged in. */
export async function findLiveMember(
  { db, clock, log }: Pick<BrandContext, 'db' | 'clock' | 'log'>,
  token: string,
  { balance }: { balance: boolean },
): Promise<LiveMember | undefined> {
  if (!isSecret(token)) return undefined;
  const now = clock.now();
  const row = await findLiveSession(db, { tokenHash: hashSecret(token), now, balance });
  if (!row) return undefined;
  await noteUse({ db, log }, now, { id: row.id, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at });
  return { id: row.member_id, credits: row.credits, versions: versionsIn(row) };
}

/** As `findViewer`, with only what an event stream needs of a member. */
export async function findStreamMember(
  { db, clock, log }: Pick<BrandContext, 'db' | 'clock' | 'log'>,
  token: string,
): Promise<StreamMember | { ended: boolean }> {
  if (!isSecret(token)) return { ended: false };
  const now = clock.now();
  const hash = hashSecret(token);
  const row = await findListener(db, hash, now);
  if (!row) return { ended: await wasEnded(db, hash, now) };
  await noteUse({ db, log }, now, { id: row.id, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at });
  const { member_id: id, id: sessionId, last_active_at: lastActiveAt } = row;
  return { id, sessionId, lastActiveAt, invisible: row.invisible === 1 };
}

async function noteUse(
  { db, log }: Pick<BrandContext, 'db' | 'log'>,
  now: number,
  session: { id: string; lastSeenAt: number; expiresAt: number },
): Promise<void> {
  if (session.lastSeenAt > now - TOUCH_MS) return;
  await bestEffort(log, 'that a session is in use', async () => {
    // The cookie ends 30 days after the login, so the row keeps its end too.
    await touchSession(db, session.id, now, session.expiresAt);
  });
}
