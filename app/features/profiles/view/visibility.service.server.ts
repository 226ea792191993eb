import type { Db } from '~db/database';
import { findBlocks, listHiddenIds } from '~db/queries/block';
import { listLeftOutIds } from '~db/queries/hidden';
import type { SearchFilters } from '~db/queries/search';
import { isMember, isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import type { SearchAccess } from '~/tenancy/tenant-choices';
import { blockedBy } from '../profiles.errors';

/**
 * Rules about who may see whom. Everything that shows people builds on them; the features that block and hide members
 * are in higher layers.
 */

/**
 * Specification, section 6: everything for members, and for visitors what the brand allows for their traffic source.
 */
export function searchAccess(context: Pick<RequestContext, 'tenant' | 'tracking' | 'viewer'>): SearchAccess {
  return isMember(context.viewer) ? 'all' : visitorAccess(context);
}

/**
 * Whom this viewer finds in lists of people. The brand decides whether visitors see anybody (`searchAccess`), and each
 * member whether visitors may see them; fictional profiles are for everybody.
 */
export function foundBy({ viewer }: Pick<RequestContext, 'viewer'>): Pick<SearchFilters, 'forVisitors'> {
  return isVisitor(viewer) ? { forVisitors: true } : {};
}

/** Whether a person may be shown to this viewer, as far as that is the person's own choice. */
export function isForViewer({ viewer }: Pick<RequestContext, 'viewer'>, person: { for_visitors: number }): boolean {
  return isMember(viewer) || person.for_visitors === 1;
}

/** Whether this brand shows its members to visitors from this traffic source. */
export function visitorsSeePeople(context: Pick<RequestContext, 'tenant' | 'tracking'>): boolean {
  return visitorAccess(context) !== 'none';
}

function visitorAccess({ tenant, tracking }: Pick<RequestContext, 'tenant' | 'tracking'>): SearchAccess {
  return tracking.network === null ? tenant.logged_out_search : tenant.logged_out_search_trafficsource;
}

export async function isBlockedBetween(db: Db, a: string, b: string): Promise<boolean> {
  const { byViewer, byOther } = await findBlocks(db, a, b);
  return byViewer || byOther;
}

/** Throws `blockedBy` if `other` blocks the member. If it is the member who blocks, `blocking` is true. */
export async function refuseBlocked(
  db: Db,
  memberId: string,
  other: { id: string; name: string },
): Promise<{ blocking: boolean }> {
  const { byViewer, byOther } = await findBlocks(db, memberId, other.id);
  if (byOther) throw blockedBy({ name: other.name });
  return { blocking: byViewer };
}

/** The ids of members missing from this member's lists because one of the two blocks the other. */
export function findHiddenIds(db: Db, memberId: string): Promise<string[]> {
  return listHiddenIds(db, memberId);
}

/** The members whom search and suggestions never show: the member, those blocked in either direction, those hidden. */
export async function findLeftOutIds(db: Db, memberId: string): Promise<string[]> {
  return [memberId, ...(await listLeftOutIds(db, memberId))];
}
