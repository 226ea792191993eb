import type { RequestContext } from '~/server/context/context.server';
import type { SearchAccess } from '~/tenancy/tenant-choices';

/** What this viewer may search (spec, section 6): members everything, visitors as the brand and their source allow. */
export function searchAccess(context: Pick<RequestContext, 'tenant' | 'tracking' | 'viewer'>): SearchAccess {
  const { tenant, tracking, viewer } = context;
  if (viewer.kind === 'member') return 'all';
  return tracking.network === null ? tenant.logged_out_search : tenant.logged_out_search_trafficsource;
}
