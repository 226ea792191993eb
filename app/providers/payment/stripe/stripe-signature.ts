import type { Stripe } from 'stripe';
import type { Clock } from '~/server/context/clock';
import { Rejected } from '../../provider-errors';
import type { WebhookCall } from '../payment-port';
import { PROVIDER } from './stripe-methods';

export const STRIPE_SIGNATURE = 'stripe-signature';
/** How far the clocks of sender and receiver may differ, transport included: Stripe's own default. */
const TOLERANCE_S = 300;
const MAX_BODY = 256 * 1024;

/**
 * The body of the call, if it was signed with one of the secrets within the tolerance. Throws `Rejected` otherwise.
 * Stripe's client checks the signature and that it is not old; what comes before and after is checked here, because the
 * client accepts two times in one header and a time in the future.
 */
export function verifiedEvent(
  { stripe, webhookSecrets, clock }: { stripe: Stripe; webhookSecrets: readonly string[]; clock: Clock },
  call: WebhookCall,
): unknown {
  const refuse = (reason: string, cause?: unknown) => new Rejected(PROVIDER, reason, { cause });
  const header = readHeader(call.headers);
  if (header === undefined || header.length > 1000) throw refuse('there is no signature, or more than one');
  const times = header.split(',').filter((part) => part.trim().startsWith('t='));
  const seconds = Number(/^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1]);
  if (times.length !== 1 || Number.isNaN(seconds)) throw refuse('the signature is malformed');
  if (Buffer.byteLength(call.body) > MAX_BODY) throw refuse('the body is larger than 256 kB');
  const now = clock.now();
  if (seconds * 1000 - now > TOLERANCE_S * 1000) throw refuse('the signature is of the future');
  let problem: unknown;
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(call.body, header, secret, TOLERANCE_S, undefined, now);
    } catch (error) {
      problem = error;
    }
  }
  throw refuse('the signature is wrong or old, or the body is not JSON', problem);
}

function readHeader(headers: WebhookCall['headers']): string | undefined {
  if (headers instanceof Headers) return headers.get(STRIPE_SIGNATURE) ?? undefined;
  const value = headers[STRIPE_SIGNATURE];
  return typeof value === 'string' ? value : undefined;
}
