import type { BrandContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { DAY } from '~/time/durations';

/** The start of the brand's retention period, in epoch milliseconds. Nobody can see older messages. */
export function seenSince({
  clock,
  tenant,
}: Pick<BrandContext, 'clock'> & { tenant: Pick<Tenant, 'message_retention_days'> }): number {
  return clock.now() - tenant.message_retention_days * DAY;
}

/** The retention period of messages, in milliseconds. */
export function seenFor({ tenant }: Pick<BrandContext, 'tenant'>): number {
  return tenant.message_retention_days * DAY;
}
