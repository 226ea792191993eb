import type { FeatureName } from '~/tenancy/tenant-choices';
import { defineAppError } from '../response/app-error';
import type { RequestContext } from './context.server';

const partLeftOut = defineAppError('errors.page-not-found', 404);

/** Throws a 404 if the brand leaves this part of the product out. */
export function requirePart({ tenant }: Pick<RequestContext, 'tenant'>, part: FeatureName): void {
  if (!tenant.features[part]) throw partLeftOut();
}
