import type { Rng } from '~db/seed/rng';
import type { SignedCall } from '~/providers/payment/memory';
import type { Buyer } from './billing.testing';

/** An order of the story: what was paid for it, and the calls of the provider that have not arrived yet. */
export interface Bought {
  id: string;
  payment: string;
  /** The provider has the money, whether or not its webhook has arrived. */
  paid: boolean;
  /** References of its chargebacks. */
  chargebacks: string[];
  refunds: string[];
}

export interface Story {
  buyer: Buyer;
  rng: Rng;
  orders: Bought[];
  holds: string[];
  /** Webhooks on their way: they may arrive late, doubled, in another order, or never. */
  calls: SignedCall[];
  step: number;
}

/** Domain errors are answers of the product: too few credits, nothing to return. Anything else is a failure. */
export function ignoreDomainError(error: unknown): undefined {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && /^(?:chat\.not-enough-credits|billing\.)/.test(code)) return undefined;
  throw error;
}
