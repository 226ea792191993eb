import type { RequestContext } from '~/server/context.server';
import type { FeatureName } from '~/tenancy/tenant-choices';
import { partLeftOut } from './discovery.errors';

/** 404 where the brand leaves this part of the product out. */
export function requirePart({ tenant }: Pick<RequestContext, 'tenant'>, part: FeatureName): void {
  if (!tenant.features[part]) throw partLeftOut();
}
