import { isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import type { WayToMeet } from './ways-to-meet';

/** The other ways to find people that this brand offers; none for visitors. */
export function waysToMeet({ tenant, viewer }: RequestContext): WayToMeet[] {
  if (isVisitor(viewer)) return [];
  return (['swipe_game', 'match_finder'] as const).filter((part) => tenant.features[part]);
}
