import { z } from 'zod';
import type { Clock } from '~/server/context/clock';
import { isLiveMethod, paymentMethodCodes } from '~/tenancy/payment-methods';
import { MandateEnded, Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { readEvent } from '~/providers/payment/payment-event';
import type { PaymentPort } from '~/providers/payment/payment-port';
import { savedMethods } from '~/providers/payment/payment-record';
import { checkRefund, checkStart } from '~/providers/payment/payment-start-schema';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import { signedText, type SandboxApi } from './sandbox-api';

const PROVIDER = 'sandbox payments';

const startedSchema = z.object({
  providerReference: z.string(),
  redirectUrl: z.string().nullable(),
  customerReference: z.string().optional(),
});
const moneyBackSchema = z.object({
  reference: z.string(),
  refundId: z.string().optional(),
  state: z.enum(['pending', 'done', 'failed']),
  amountMinor: z.number(),
  currency: z.string(),
  changedAt: z.number(),
});
const endedSchema = z.object({ ended: z.literal(true) });
const statusSchema = z.object({
  providerReference: z.string(),
  paymentId: z.string(),
  state: z.enum(['open', 'paid', 'pending', 'failed', 'cancelled']),
  amountMinor: z.number(),
  currency: z.string(),
  changedAt: z.number(),
  failure: z.enum(['card-expired', 'declined']).optional(),
  refunds: z.array(moneyBackSchema),
  chargebacks: z.array(moneyBackSchema),
});

const foundSchema = z.object({ payment: statusSchema.nullable() });

/** The merchant's side. It only knows the sandbox through signed calls, as with a remote provider. */
export function sandboxPayments(options: {
  api: SandboxApi;
  origin: () => string;
  /** The first signs the calls; webhooks signed with any of them are accepted. */
  secrets: readonly string[];
  clock: Clock;
}): PaymentPort {
  const { api, origin, secrets, clock } = options;

  async function call<T>(schema: z.ZodType<T>, method: string, path: string, payload?: object): Promise<T> {
    const body = payload ? JSON.stringify(payload) : '';
    const headers = { [SIGNATURE_HEADER]: sign(secrets[0]!, signedText({ method, path, body }), clock.now()) };
    const response = await api({ method, path, body, headers }).catch((error: unknown) => {
      throw new Unavailable(PROVIDER, 'no response', { cause: error });
    });
    if (response.status === 200) {
      const parsed = schema.safeParse(response.body);
      if (parsed.success) return parsed.data;
      throw new Unavailable(PROVIDER, 'the response is not one of this API', { cause: parsed.error });
    }
    const reason = 'error' in response.body ? response.body.error : `answer ${response.status}`;
    if (response.status === 401) throw new Misconfigured(PROVIDER, reason);
    if (response.status === 410) throw new MandateEnded(PROVIDER, reason);
    throw response.status >= 500 ? new Unavailable(PROVIDER, reason) : new Rejected(PROVIDER, reason);
  }

  const pathOf = (reference: string) => `/api/payments/${encodeURIComponent(reference)}`;
  return {
    name: 'sandbox',
    methods: new Set(paymentMethodCodes.filter(isLiveMethod)),
    saves: new Set(savedMethods),
    start: async (payment) => call(startedSchema, 'POST', '/api/payments', checkStart(PROVIDER, payment)),
    status: async (reference) => call(statusSchema, 'GET', pathOf(reference)),
    find: async ({ paymentId, tenantSlug }) => {
      const path = `/api/merchants/${encodeURIComponent(tenantSlug)}/payments/${encodeURIComponent(paymentId)}`;
      return (await call(foundSchema, 'GET', path)).payment ?? undefined;
    },
    refund: async (refund) =>
      call(moneyBackSchema, 'POST', `${pathOf(refund.providerReference)}/refunds`, checkRefund(PROVIDER, refund)),
    async endMandate({ customerReference, reference }) {
      await call(endedSchema, 'POST', '/api/mandates/end', { customerReference, reference });
    },
    readWebhook: async (webhook) => [readEvent(PROVIDER, secrets, webhook, clock.now())],
    checkoutOrigins: () => [origin()],
  };
}
