import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import type { PaymentStatus, StartedPayment } from '~/providers/payment/payment-port';
import { checkStart } from '~/providers/payment/payment-start-schema';
import { verified } from '~/providers/payment/signature';
import { findPayment, forgetOld, type SandboxPayment } from './sandbox-state';
import type { SandboxStore } from './sandbox-store';

const PROVIDER = 'sandbox payments';
/** The number of stored payments; beyond it the oldest payments that are no longer needed are removed. */
export const PAYMENT_LIMIT = 500;

export interface ApiRequest {
  method: string;
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface ApiResponse {
  status: number;
  body: StartedPayment | PaymentStatus | { error: string };
}

export type SandboxApi = (request: ApiRequest) => Promise<ApiResponse>;

/** The text that both sides sign. It includes method and path, so that a signature is valid for one call only. */
export function signedText({ method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>): string {
  return `${method} ${path}\n${body}`;
}

/** The provider's server-to-server API: POST /api/payments and GET /api/payments/{reference}, both signed. */
export function sandboxApi(options: {
  store: SandboxStore;
  origin: () => string;
  secret: string;
  clock: Clock;
  ids: Ids;
}): SandboxApi {
  const { store, origin, secret, clock, ids } = options;

  async function start(body: string): Promise<StartedPayment> {
    const order = checkStart(PROVIDER, parseJson(body));
    if (new URL(order.webhookUrl).protocol !== 'http:') {
      throw new Rejected(PROVIDER, 'webhookUrl: the sandbox calls only this machine, and only by http');
    }
    const payment = await store.update((draft) => {
      const known = draft.payments.find(
        (one) => one.order.tenantSlug === order.tenantSlug && one.order.paymentId === order.paymentId,
      );
      if (known) return known;
      const now = clock.now();
      forgetOld(draft, PAYMENT_LIMIT - 1, now);
      if (draft.payments.length >= 4 * PAYMENT_LIMIT) throw new Unavailable(PROVIDER, 'too many unfinished payments');
      const reference = `sbx_${ids.random()}`;
      const opened: SandboxPayment = { reference, order, state: 'open', createdAt: now, changedAt: now };
      draft.payments.push(opened);
      return opened;
    });
    if (payment.order.amountMinor !== order.amountMinor || payment.order.currency !== order.currency) {
      throw new Rejected(PROVIDER, 'this payment id was used with another amount');
    }
    return { providerReference: payment.reference, redirectUrl: `${origin()}/checkout/${payment.reference}` };
  }

  function status(reference: string): PaymentStatus {
    const payment = findPayment(store.read(), reference);
    if (!payment) throw new Rejected(PROVIDER, 'unknown reference');
    const { paymentId, amountMinor, currency } = payment.order;
    const { state, changedAt } = payment;
    return { providerReference: reference, paymentId, state, amountMinor, currency, changedAt };
  }

  return async (request) => {
    try {
      verified(PROVIDER, secret, { body: signedText(request), headers: request.headers }, clock.now());
    } catch (error) {
      return failed(401, error);
    }
    const [, reference] = /^\/api\/payments(?:\/([\w-]{1,64}))?$/.exec(request.path) ?? [];
    try {
      if (request.method === 'POST' && request.path === '/api/payments')
        return { status: 200, body: await start(request.body) };
      if (request.method === 'GET' && reference) return { status: 200, body: status(reference) };
      return { status: 404, body: { error: 'there is no such call' } };
    } catch (error) {
      if (error instanceof Rejected) return failed(422, error);
      if (error instanceof Unavailable) return failed(503, error);
      throw error;
    }
  };
}

function failed(status: number, error: unknown): ApiResponse {
  return { status, body: { error: error instanceof Error ? error.message : 'failed' } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
