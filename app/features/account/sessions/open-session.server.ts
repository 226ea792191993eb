import { transaction, type Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { supportedLocale } from '~/i18n/locales';
import type { RequestContext } from '~/server/context/context.server';
import { LOCALE_COOKIE, LOCALE_SECONDS, setCookie } from '~/server/http/cookies';
import { auditAccount } from '../account-audit.service.server';
import { accountDeleted, loginFailed } from '../account.errors';
import { startSessionIn } from './session.service.server';

/** Only someone who has proved to be the owner learns that the account was deleted. */
export async function refuseDeleted(context: RequestContext, { id, status }: MemberRow): Promise<void> {
  if (status !== 'deleted') return;
  await auditAccount(context.db, context, 'login.failed', id, { deleted: true });
  throw accountDeleted();
}

/**
 * Logs in a member who has proved to be it, by whichever means. Returns the Set-Cookie values (session, device, the
 * member's language). `also` runs in the same transaction. Throws loginFailed if the account was deleted since the
 * proof, or the password changed: that ended all sessions, and this one must not outlive it.
 */
export async function openSession(
  context: RequestContext,
  member: MemberRow,
  { by, also }: { by?: 'passkey'; also?: (tx: Tx) => Promise<void> } = {},
): Promise<{ cookies: string[]; token: string }> {
  const session = { memberId: member.id, sessionId: context.ids.ulid(), token: context.ids.token() };
  const cookies = await transaction(context.db, async (tx) => {
    const current = await lockMember(tx, member.id);
    const holds = by === 'passkey' || current?.password_hash === member.password_hash;
    if (!current || current.status === 'deleted' || !holds) throw loginFailed();
    await also?.(tx);
    await auditAccount(tx, context, 'login', member.id, by ? { by } : undefined);
    return startSessionIn(tx, context, session);
  });
  if (supportedLocale(member.language)) {
    cookies.push(setCookie(LOCALE_COOKIE, member.language, context.secure, { maxAge: LOCALE_SECONDS }));
  }
  return { cookies, token: session.token };
}
