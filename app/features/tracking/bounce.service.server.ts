import { insertTrafficVisits } from '~db/queries/traffic-visit';
import type { RequestContext } from '~/server/context/context.server';
import { findCacheRule } from '~/document/pipeline/cacheable';
import { bestEffort } from '~/server/response/best-effort';

const LANDER = /^\/landers\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

/** Pages of members without an id in their path. */
const OF_MEMBERS = /^\/(?:chats|credits|likes|match-finder|notifications|premium|profile|swipe-game|transactions)$/;

/**
 * Counts that someone left from a page; who it was is not stored. Pages whose path may hold a secret are left out. A
 * browser does not wait for the response, so too many reports of one IP address are dropped silently.
 */
export async function recordBounce(context: RequestContext, page: string | null): Promise<void> {
  const url = page !== null && URL.canParse(page) ? new URL(page) : undefined;
  if (url?.origin !== context.origin) return;
  if (!findCacheRule(url.pathname) && !OF_MEMBERS.test(url.pathname)) return;
  const { limits, tenant, clock, ids, db, tracking, country } = context;
  if ((await limits.click.tryTake(`${tenant.id}|bounce|${context.ipKey()}`)) > 0) return;
  if ((await limits.clicks.tryTake(`${tenant.id}|bounce`)) > 0) return;
  const lander = LANDER.exec(url.pathname);
  const row = {
    kind: 'bounce' as const,
    id: ids.ulid(),
    at: clock.now(),
    path: url.pathname.slice(0, 200),
    lander: lander ? lander.slice(1).filter(Boolean).join('.').slice(0, 120) : null,
    country: country.geoip,
    visit_id: null,
    ...tracking,
  };
  await bestEffort(context.log, 'that a visitor left', () => insertTrafficVisits(db, [row]));
}
