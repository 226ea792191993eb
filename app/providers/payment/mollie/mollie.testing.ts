import type { AdjustableClock } from '~/server/context/clock';
import type { PaymentHarness, Trouble } from '../payment-harness.testing';
import type { PaymentPort } from '../payment-port';
import { molliePayments } from './mollie';
import { startMollieServer, webhookCall, type MollieServer } from './mollie-server.testing';

export const API_KEY = 'test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5';

const TROUBLES = {
  none: undefined,
  dead: 'dead',
  // Without a pause the client repeats at once.
  maintenance: { status: 503, body: '<h1>Maintenance</h1>', headers: { 'retry-after': '0' } },
  garbage: { status: 200, body: '<h1>It works!</h1>' },
} as const satisfies Record<Trouble, MollieServer['trouble']>;

const STATUS = { paid: 'paid', failed: 'failed', cancelled: 'canceled', pending: 'pending' } as const;
const REASON = { 'card-expired': 'card_expired', declined: 'card_declined' } as const;

export interface MollieHarness extends PaymentHarness {
  server: MollieServer;
}

/** The adapter with a server behind it, for the contract of the port. */
export async function openMollie(clock: AdjustableClock): Promise<MollieHarness> {
  const server = await startMollieServer({ clock, apiKey: API_KEY });
  const { records } = server;
  return {
    server,
    port: openPort(clock, server),
    async settle(reference, state, failure) {
      const details = { cardNumber: '6789', failureReason: failure && REASON[failure] };
      records.settle(reference, STATUS[state], { details });
      return webhookCall(reference);
    },
    async settleRefund(reference, refundId, state) {
      const refund = records.moneyBack.find(
        (entry) => (entry.metadata as { refundId?: string })?.refundId === refundId,
      );
      records.settleRefund(refund!.id, state === 'done' ? 'refunded' : 'failed');
      return webhookCall(reference);
    },
    async chargeBack(reference, amountMinor) {
      records.chargeBack(reference, { currency: 'EUR', value: (amountMinor / 100).toFixed(2) });
      return webhookCall(reference);
    },
    async settleChargeback(reference, chargeback) {
      records.reverse(chargeback);
      return webhookCall(reference);
    },
    trouble: (kind) => {
      server.trouble = TROUBLES[kind];
    },
    close: async () => server.close(),
  };
}

export function openPort(
  clock: AdjustableClock,
  { api }: MollieServer,
  changes: { apiKey?: string; patience?: number } = {},
): PaymentPort {
  return molliePayments({ account: 'mollie', apiKey: API_KEY, clock, api, ...changes });
}
