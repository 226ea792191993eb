import type { FeatureName } from '~/tenancy/tenant-choices';
import { defineRefusal } from '../response/app-error';
import type { RequestContext } from './context.server';

/** This brand leaves the part out: there is no such page, and nothing of the kind to be had. */
const partLeftOut = defineRefusal('errors.page-not-found', 404);

/** 404 where the brand leaves this part of the product out. */
export function requirePart({ tenant }: Pick<RequestContext, 'tenant'>, part: FeatureName): void {
  if (!tenant.features[part]) throw partLeftOut();
}
