import type { Clock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { readEvent } from '~/providers/payment/payment-event';
import type { PaymentPort, PaymentStatus, StartedPayment } from '~/providers/payment/payment-port';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import { signedText, type SandboxApi } from './sandbox-api';

const PROVIDER = 'sandbox payments';

/** The merchant's side. It only knows the sandbox through signed calls, as with a remote provider. */
export function sandboxPayments(options: {
  api: SandboxApi;
  origin: () => string;
  secret: string;
  clock: Clock;
}): PaymentPort {
  const { api, origin, secret, clock } = options;

  async function call(method: string, path: string, payload?: object): Promise<unknown> {
    const body = payload ? JSON.stringify(payload) : '';
    const headers = { [SIGNATURE_HEADER]: sign(secret, signedText({ method, path, body }), clock.now()) };
    const response = await api({ method, path, body, headers }).catch((error: unknown) => {
      throw new Unavailable(PROVIDER, 'no response', { cause: error });
    });
    if (response.status === 200) return response.body;
    const reason = 'error' in response.body ? response.body.error : `answer ${response.status}`;
    if (response.status === 401) throw new Misconfigured(PROVIDER, reason);
    throw response.status >= 500 ? new Unavailable(PROVIDER, reason) : new Rejected(PROVIDER, reason);
  }

  return {
    name: 'sandbox',
    start: async (payment) => (await call('POST', '/api/payments', payment)) as StartedPayment,
    status: async (reference) => (await call('GET', `/api/payments/${encodeURIComponent(reference)}`)) as PaymentStatus,
    readWebhook: (webhook) => readEvent(PROVIDER, secret, webhook, clock.now()),
    checkoutOrigins: () => [origin()],
  };
}
