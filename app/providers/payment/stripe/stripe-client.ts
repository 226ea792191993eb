import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Clock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable, type ProviderError } from '../../provider-errors';
import { PROVIDER } from './stripe-methods';

/** Where the API is; Stripe's own by default. */
export interface StripeApi {
  protocol: 'http' | 'https';
  host: string;
  port: number;
}

export interface StripeOptions {
  /** The name of this account in the files of brands and in the URL of its webhook. */
  account: string;
  apiKey: string;
  /** The secrets of the webhook endpoint. During a rotation the old and the new one are valid. */
  webhookSecrets: readonly string[];
  clock: Clock;
  api?: StripeApi;
}

/** Responses have the shape of this version, whatever the account's default is. */
const API_VERSION = '2026-10-28.endive';
/**
 * For one request, its body included. No call of the port makes more than two that read and one that writes, or charges
 * for longer than that, so none takes more than ten seconds. Nothing is tried twice: anyone who called asks again.
 */
const READ_MS = 2500;
export const WRITE_MS = 5000;
/** The bank of a saved card is asked while we wait. */
export const CHARGE_MS = 10_000;

export function openStripe(options: Pick<StripeOptions, 'apiKey' | 'api'>): Stripe {
  return new Stripe(options.apiKey, {
    apiVersion: API_VERSION,
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: READ_MS,
    // Unlike the client's default, it ends a response that arrives too slowly.
    httpClient: Stripe.createFetchHttpClient(),
    ...options.api,
  });
}

/**
 * Makes one request and reads what is needed of the response. Throws a ProviderError for everything that can go wrong,
 * with Stripe's error as its cause.
 */
export async function ask<T>(what: string, shape: z.ZodType<T>, request: () => Promise<unknown>): Promise<T> {
  let response: unknown;
  try {
    response = await request();
  } catch (error) {
    throw toProviderError(what, error);
  }
  const parsed = shape.safeParse(response);
  if (parsed.success) return parsed.data;
  throw new Unavailable(PROVIDER, `${what}: the response is not what was asked for`, { cause: parsed.error });
}

function toProviderError(what: string, error: unknown): ProviderError {
  const { errors } = Stripe;
  const known = error instanceof errors.StripeError ? error : undefined;
  const reason = known?.code ?? known?.rawType ?? known?.type ?? 'the client failed';
  const Kind = kindOf(known);
  return new Kind(PROVIDER, `${what}: ${reason}`, { cause: error });
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError> | undefined) {
  const { errors } = Stripe;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return Misconfigured;
  }
  // The account has no money for a refund: it may have some tomorrow.
  if (error?.code === 'balance_insufficient') return Unavailable;
  const refused =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeCardError;
  return refused ? Rejected : Unavailable;
}
