import type { MessageRow } from '~db/schema/message';
import type { Charge } from '~/features/billing/ledger/ledger.service.server';
import type { Tenant } from '~/tenancy/tenant';

type Prices = Pick<Tenant, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** The price of a message in credits; all gifts cost the same. */
export function creditsFor(tenant: Prices, type: MessageRow['type']): number {
  if (type === 'photo') return tenant.photo_credits;
  return type === 'gift' ? tenant.gift_credits : tenant.message_credits;
}

/** Whether only premium members can send it: every photo, and gifts unless the brand has them for everybody. */
export function isForPremium({ free_gifts }: Pick<Tenant, 'free_gifts'>, type: MessageRow['type']): boolean {
  return type === 'photo' || (type === 'gift' && !free_gifts);
}

/** The ledger's kind of the charge. */
export function chargeKind(type: MessageRow['type']): Charge['kind'] {
  return type === 'text' ? 'message' : type;
}
