import { onCommit, transaction } from '~db/database';
import { endSession, listSessions } from '~db/queries/session';
import { isMember } from '~/contract/actor';
import type { MemberContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { auditAccount } from '../account-audit.service.server';
import { endSessionsIn } from './session.service.server';
import { deviceOf } from './device-name';
import type { ShownSession } from './session-list';

/** The member's sessions: this device first, then by last use. */
export async function listOwnSessions(context: MemberContext): Promise<ShownSession[]> {
  const { db, member, clock, texts, locale } = context;
  const own = sessionOf(context);
  const rows = await listSessions(db, member.id, clock.now());
  const views = rows.map(({ id, user_agent, country, created_at, last_seen_at }) => ({
    id,
    device: deviceOf(user_agent),
    country: country === null ? null : (texts(locale).formatDisplayName(country, { type: 'region' }) ?? country),
    startedAt: created_at,
    lastSeenAt: last_seen_at,
    current: id === own,
  }));
  return [...views.filter(({ current }) => current), ...views.filter(({ current }) => !current)];
}

/**
 * Logs another device out, its open pages at once; the current one logs out differently. A repetition changes nothing.
 */
export async function endOneSession(context: MemberContext, id: string): Promise<void> {
  const { db, member } = context;
  if (id === sessionOf(context)) return;
  await transaction(db, async (tx) => {
    if (!(await endSession(tx, member.id, id))) return;
    await auditAccount(tx, context, 'session.ended', member.id, { session: id });
    onCommit(tx, () => notifyMember(context, member.id, { kind: 'logout', session: id }));
  });
}

export async function endOtherSessions(context: MemberContext): Promise<void> {
  const { db, member } = context;
  await transaction(db, async (tx) => {
    await endSessionsIn(tx, context, member.id, sessionOf(context));
    await auditAccount(tx, context, 'session.others-ended', member.id);
  });
}

function sessionOf({ viewer }: MemberContext): string {
  if (!isMember(viewer)) throw new Error('a member without a session');
  return viewer.sessionId;
}
