import type { LivePart } from '~db/schema/live-version';
import type { Tenant } from '~/tenancy/tenant';
import { brandContext, type Platform } from '../context/context.server';
import { saysPresence } from '../context/presence';
import { LOCALE_COOKIE, SESSION_COOKIE } from '../http/cookies';
import { header, isRead, readCookie, type RequestFacts } from '../http/request-facts';
import { unchangedTag } from './live-tag';

/**
 * The tag with which a page may keep the answer that it holds, after one query; undefined if the whole answer must be
 * made, by which anyone who is no longer logged in learns it, too. What a request of a member leaves behind is the same.
 */
export async function findUnchanged(
  platform: Platform,
  tenant: Tenant,
  facts: RequestFacts,
  part: LivePart,
): Promise<string | undefined> {
  const etag = header(facts, 'if-none-match');
  const token = readCookie(facts, SESSION_COOKIE);
  if (etag === undefined || token === undefined || facts.url.search !== '' || !isRead(facts)) return undefined;
  const { clock, log, worker } = platform;
  const wanted = { balance: part === 'user' };
  const member = await platform.findLiveMember({ db: platform.openDb(tenant.id), clock, log }, token, wanted);
  if (!member) return undefined;
  const { id: memberId, versions, credits } = member;
  const chosen = readCookie(facts, LOCALE_COOKIE);
  const state = { part, memberId, versions, credits, chosen, tenant, release: worker.release };
  const tag = unchangedTag(etag, state, clock.now());
  if (tag !== undefined && saysPresence(facts)) await platform.notePresence(brandContext(platform, tenant), memberId);
  return tag;
}
