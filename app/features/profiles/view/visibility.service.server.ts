import type { Db } from '~db/database';
import { findBlocks, listHiddenIds } from '~db/queries/block';
import { listLeftOutIds } from '~db/queries/hidden';
import type { RequestContext } from '~/server/context/context.server';
import type { SearchAccess } from '~/tenancy/tenant-choices';
import { blockedBy } from '../profiles.errors';

/** Who may see whom. The rules stand below everything that shows people; blocking and hiding are the features above. */

/** What this viewer may search (spec, section 6): members everything, visitors as the brand and their source allow. */
export function searchAccess(context: Pick<RequestContext, 'tenant' | 'tracking' | 'viewer'>): SearchAccess {
  return context.viewer.kind === 'member' ? 'all' : visitorAccess(context);
}

/** Whether this brand shows its members to somebody who came this way. */
export function visitorsSeePeople(context: Pick<RequestContext, 'tenant' | 'tracking'>): boolean {
  return visitorAccess(context) !== 'none';
}

function visitorAccess({ tenant, tracking }: Pick<RequestContext, 'tenant' | 'tracking'>): SearchAccess {
  return tracking.network === null ? tenant.logged_out_search : tenant.logged_out_search_trafficsource;
}

/** Whether one of the two blocks the other: nothing passes between them. */
export async function isBlockedBetween(db: Db, a: string, b: string): Promise<boolean> {
  const { byViewer, byOther } = await findBlocks(db, a, b);
  return byViewer || byOther;
}

/**
 * Refuses a member whom `other` blocks, with the specification's sentence. The blocker may open the profile (and
 * unblock there): that is told by `blocking`.
 */
export async function refuseBlocked(
  db: Db,
  memberId: string,
  other: { id: string; name: string },
): Promise<{ blocking: boolean }> {
  const { byViewer, byOther } = await findBlocks(db, memberId, other.id);
  if (byOther) throw blockedBy({ name: other.name });
  return { blocking: byViewer };
}

/** Who is gone from the member's lists: blocked, whichever of the two did it. */
export function findHiddenIds(db: Db, memberId: string): Promise<string[]> {
  return listHiddenIds(db, memberId);
}

/** Whom search and suggestions never show this member: themselves, who is blocked either way, whom they hide. */
export async function findLeftOutIds(db: Db, memberId: string): Promise<string[]> {
  return [memberId, ...(await listLeftOutIds(db, memberId))];
}
