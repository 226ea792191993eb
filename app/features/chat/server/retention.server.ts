import type { ServiceContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';

const DAY = 24 * 60 * 60 * 1000;

/** Messages from before this moment can no longer be seen by anybody: the brand keeps them for a time only. */
export function seenSince({
  clock,
  tenant,
}: Pick<ServiceContext, 'clock'> & { tenant: Pick<Tenant, 'message_retention_days'> }): number {
  return clock.now() - tenant.message_retention_days * DAY;
}

/** How long a message can be seen, in milliseconds. */
export function seenFor({ tenant }: Pick<ServiceContext, 'tenant'>): number {
  return tenant.message_retention_days * DAY;
}
