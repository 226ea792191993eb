import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { MandateEnded, Rejected, Unavailable } from '~/providers/provider-errors';
import type { PaymentStart, PaymentStatus, RefundStatus, StartedPayment } from '~/providers/payment/payment-port';
import {
  addRefund,
  checkSameOrder,
  findSaved,
  moneyBackEvent,
  needsNoPage,
  newRecord,
  removeSavedMethod,
  statusEvent,
  statusOfRecord,
} from '~/providers/payment/payment-record';
import { checkRefund, checkStart, savedMethodSchema } from '~/providers/payment/payment-start-schema';
import { verified } from '~/providers/payment/signature';
import { planArrival, planRefund } from './plans';
import {
  customerOf,
  findPayment,
  forgetOld,
  queueEvent,
  type SandboxPayment,
  type SandboxState,
} from './sandbox-state';
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
  body:
    | StartedPayment
    | PaymentStatus
    | RefundStatus
    | { payment: PaymentStatus | null }
    | { ended: true }
    | { error: string };
}

export type SandboxApi = (request: ApiRequest) => Promise<ApiResponse>;

/** The text that both sides sign. It includes method and path, so that a signature is valid for one call only. */
export function signedText({ method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>): string {
  return `${method} ${path}\n${body}`;
}

/**
 * The provider's server-to-server API, all signed: POST /api/payments, GET /api/payments/{reference}, POST
 * /api/payments/{reference}/refunds, GET /api/merchants/{tenant}/payments/{id} by the merchant's own id, and POST
 * /api/mandates/end.
 */
export function sandboxApi(options: {
  store: SandboxStore;
  origin: () => string;
  secrets: readonly string[];
  clock: Clock;
  ids: Ids;
}): SandboxApi {
  const { store, origin, secrets, clock, ids } = options;

  async function start(body: string): Promise<StartedPayment> {
    const order = checkStart(PROVIDER, parseJson(body));
    if (new URL(order.webhookUrl).protocol !== 'http:') {
      throw new Rejected(PROVIDER, 'webhookUrl: the sandbox calls only this machine, and only by http');
    }
    const payment = await store.update((draft) => {
      const known = draft.payments.find(
        (payment) => payment.order.tenantSlug === order.tenantSlug && payment.order.paymentId === order.paymentId,
      );
      if (known) return known;
      return open(draft, order);
    });
    checkSameOrder(PROVIDER, payment, order);
    const customerReference = customerOf(payment);
    return {
      providerReference: payment.reference,
      redirectUrl: pageOf(payment),
      ...(customerReference && { customerReference }),
    };
  }

  /** Null where there is nothing for the buyer to do: their method is saved, and the bank does not ask them. */
  function pageOf({ order, reference, challenged }: SandboxPayment): string | null {
    if (challenged) return `${origin()}/checkout/${reference}/bank`;
    return needsNoPage(order) ? null : `${origin()}/checkout/${reference}`;
  }

  function open(draft: SandboxState, order: PaymentStart): SandboxPayment {
    const now = clock.now();
    forgetOld(draft, PAYMENT_LIMIT - 1, now);
    if (draft.payments.length >= 4 * PAYMENT_LIMIT) throw new Unavailable(PROVIDER, 'too many unfinished payments');
    const source = order.mandate && findSaved(PROVIDER, draft.payments, order.mandate);
    const challenged = source?.saved?.challenged === true;
    const opened: SandboxPayment = {
      ...newRecord(`sbx_${ids.random()}`, order, now),
      saved: undefined,
      challenged,
      held: false,
      events: [],
      ...(challenged ? { state: 'open' as const } : {}),
    };
    draft.payments.push(opened);
    planArrival(draft, opened, now);
    if (order.bankAccount) {
      queueEvent(draft, statusEvent(opened, { eventId: `evt_${ids.random()}`, state: 'pending', occurredAt: now }));
    }
    return opened;
  }

  function refund(reference: string, body: string): Promise<RefundStatus> {
    const request = checkRefund(PROVIDER, { ...objectOf(parseJson(body)), providerReference: reference });
    return store.update((draft) => {
      const payment = findPayment(draft, reference);
      if (!payment) throw new Rejected(PROVIDER, 'unknown reference');
      const movement = { reference: `re_${ids.random()}`, state: 'pending', now: clock.now() } as const;
      const { created, refund: moneyBack } = addRefund(PROVIDER, payment, request, movement);
      if (created) {
        queueEvent(draft, moneyBackEvent(payment, 'refund', payment.refunds.at(-1)!, `evt_${ids.random()}`));
        planRefund(draft, payment, movement.reference, movement.now);
      }
      return moneyBack;
    });
  }

  async function endMandate(body: string): Promise<{ ended: true }> {
    const saved = savedMethodSchema.safeParse(parseJson(body));
    if (!saved.success) throw new Rejected(PROVIDER, 'this names no saved method');
    await store.update((draft) => removeSavedMethod(draft.payments, saved.data));
    return { ended: true };
  }

  function status(reference: string): PaymentStatus {
    const payment = findPayment(store.read(), reference);
    if (!payment) throw new Rejected(PROVIDER, 'unknown reference');
    return statusOfRecord(payment);
  }

  function find(tenantSlug: string, paymentId: string): { payment: PaymentStatus | null } {
    const { payments } = store.read();
    const found = payments.find(({ order }) => order.tenantSlug === tenantSlug && order.paymentId === paymentId);
    return { payment: found ? statusOfRecord(found) : null };
  }

  return async (request) => {
    try {
      verified(PROVIDER, secrets, { body: signedText(request), headers: request.headers }, clock.now());
    } catch (error) {
      return failed(401, error);
    }
    const [, reference, refunds] = /^\/api\/payments(?:\/([\w-]{1,64})(\/refunds)?)?$/.exec(request.path) ?? [];
    const [, tenant, paymentId] = /^\/api\/merchants\/([\w-]{1,64})\/payments\/([\w-]{1,64})$/.exec(request.path) ?? [];
    try {
      if (request.method === 'GET' && tenant && paymentId) return { status: 200, body: find(tenant, paymentId) };
      if (request.method === 'POST' && request.path === '/api/payments')
        return { status: 200, body: await start(request.body) };
      if (request.method === 'POST' && request.path === '/api/mandates/end') {
        return { status: 200, body: await endMandate(request.body) };
      }
      if (request.method === 'POST' && reference && refunds) {
        return { status: 200, body: await refund(reference, request.body) };
      }
      if (request.method === 'GET' && reference && !refunds) return { status: 200, body: status(reference) };
      return { status: 404, body: { error: 'there is no such call' } };
    } catch (error) {
      if (error instanceof MandateEnded) return failed(410, error);
      if (error instanceof Rejected) return failed(422, error);
      if (error instanceof Unavailable) return failed(503, error);
      throw error;
    }
  };
}

function failed(status: number, error: unknown): ApiResponse {
  return { status, body: { error: error instanceof Error ? error.message : 'failed' } };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
