import { transaction } from '~db/database';
import type { RequestContext } from '~/server/context/context.server';
import { startSessionIn } from './session.service.server';

/** Logs a member in on this device with a new token. Returns the Set-Cookie values. */
export async function startSession(context: RequestContext, memberId: string): Promise<string[]> {
  const session = { memberId, sessionId: context.ids.ulid(), token: context.ids.token() };
  return transaction(context.db, (tx) => startSessionIn(tx, context, session));
}
