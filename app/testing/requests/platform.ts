import { findLiveMember, findStreamMember, findViewer } from '~/features/account/sessions/session.service.server';
import { startSession } from '~/features/account/sessions/session.testing';
import type { Platform } from '~/server/context/context.server';
import { cookieIn } from '../cookies';
import { testTexts, type TestContext } from '../context';

/** What builds the context of requests, with real sessions. Nobody's presence is noted unless a test says how. */
export function testPlatform(context: TestContext, notePresence: Platform['notePresence'] = async () => {}): Platform {
  return {
    ...context,
    openDb: () => context.db,
    findViewer,
    findLiveMember,
    findStreamMember,
    notePresence,
    publicOrigin: () => context.origin,
    ipKey: (ip) => ip,
    demoCountry: () => undefined,
    texts: (_tenant, locale) => testTexts(locale),
  };
}

/** Logs a member in. Returns the value of the session's cookie. */
export async function sessionToken(context: TestContext, memberId: string): Promise<string> {
  const cookies = await startSession({ ...context, viewer: { kind: 'visitor' } }, memberId);
  return cookieIn(cookies, 'session');
}
