import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import type { Logger } from '~/server/operations/logger';
import { Misconfigured } from '~/providers/provider-errors';
import type { PaymentFailure, PaymentPort } from '~/providers/payment/payment-port';
import { startDeliveries, type Deliver } from './deliveries';
import { moveMoneyBack, type MoneyBack } from './money-back';
import { press } from './panel';
import { planArrival, runPlans } from './plans';
import { sandboxApi, type SandboxApi } from './sandbox-api';
import { sandboxPayments } from './sandbox-client';
import { sandboxHandler } from './sandbox-http';
import { findPayment, settle, type Outcome } from './sandbox-state';
import { openSandboxStore } from './sandbox-store';
import { webhookOverHttp } from './webhook-over-http';

export interface SandboxOptions {
  /** The sandbox's own origin, such as http://pay.localhost:3000; a function, because the port is only known later. */
  origin: () => string;
  /**
   * The keys of calls and webhooks, at least 16 characters each: the first signs, all are accepted, so that a key can
   * be changed while calls are under way.
   */
  secrets: readonly string[];
  /** The file in which payments and undelivered webhooks survive a restart; null in a simulation, which has none. */
  stateFile: string | null;
  clock: Clock;
  ids: Ids;
  log: Pick<Logger, 'warn' | 'error'>;
  /** How webhooks are sent; by default over HTTP to this machine. */
  deliver?: Deliver;
  /** How often the clock is checked while a webhook waits, in milliseconds; tests shorten it. */
  tickMs?: number;
}

export interface SandboxProvider {
  /** The merchant's side, for the payment port. */
  payment: PaymentPort;
  origin: () => string;
  /** The provider's side, which is mounted at the host of its origin. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  api: SandboxApi;
  /** The effect of the checkout's buttons, for seeds and tests; false where the payment cannot change to this state. */
  settle(providerReference: string, outcome: Outcome, failure?: PaymentFailure): Promise<boolean>;
  /** Moves money back as a bank or the tester does; false where that is not possible. */
  moneyBack(providerReference: string, change: MoneyBack): Promise<boolean>;
  /** Does at once what is due, instead of at the next tick. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long the browser waits for the first webhook attempt, in milliseconds; after that the merchant's page shows
 * "processing".
 */
const FIRST_ATTEMPT_MS = 2000;

/** A payment provider that is complete but for the money. Never used in production mode (see docs/decisions/0004). */
export function createSandboxProvider(options: SandboxOptions): SandboxProvider {
  const { origin, secrets, stateFile, clock, ids, log, tickMs, deliver = webhookOverHttp() } = options;
  if (secrets.length === 0 || secrets.some((secret) => secret.length < 16)) {
    throw new Misconfigured('sandbox payments', 'a secret has fewer than 16 characters');
  }
  const store = openSandboxStore(stateFile);
  const deliveries = startDeliveries({ store, runPlans: doPlanned, deliver, secret: secrets[0]!, clock, log, tickMs });
  const commands = sandboxApi({ store, origin, secrets, clock, ids });
  /** A command may have queued an event or planned something. */
  const api: SandboxApi = async (request) => {
    const response = await commands(request);
    if (request.method === 'POST' && response.status === 200) await firstAttempt();
    return response;
  };

  const firstAttempt = () => Promise.race([deliveries.run(), pause(FIRST_ATTEMPT_MS, undefined, { ref: false })]);

  async function doPlanned(): Promise<void> {
    const now = clock.now();
    if (store.read().plans.some(({ at }) => at <= now)) await store.update((draft) => runPlans(draft, ids, now));
  }

  async function pressAndTell(reference: string, act: string): Promise<boolean> {
    return tell(await store.update((draft) => press(draft, { reference, act, ids, now: clock.now() })));
  }

  async function settleAndTell(reference: string, outcome: Outcome, failure?: PaymentFailure): Promise<boolean> {
    const event = { eventId: `evt_${ids.random()}`, mandateId: `mdt_${ids.random()}`, now: clock.now() };
    const done = await store.update((draft) => {
      if (!settle(draft, { reference, outcome, failure, ...event })) return false;
      planArrival(draft, findPayment(draft, reference)!, event.now);
      return true;
    });
    return tell(done);
  }

  async function moveAndTell(reference: string, change: MoneyBack): Promise<boolean> {
    const event = { eventId: `evt_${ids.random()}`, id: ids.random(), now: clock.now() };
    return tell(await store.update((draft) => moveMoneyBack(draft, { ...change, reference, ...event })));
  }

  async function tell(done: boolean): Promise<boolean> {
    if (done) await firstAttempt();
    return done;
  }

  async function deliverAgain(reference: string): Promise<void> {
    await store.update((draft) => {
      for (const delivery of draft.deliveries) if (delivery.reference === reference) delivery.nextAt = clock.now();
    });
    await firstAttempt();
  }

  return {
    payment: sandboxPayments({ api, origin, secrets, clock }),
    origin,
    handle: sandboxHandler({
      store,
      api,
      origin,
      log,
      settle: settleAndTell,
      press: pressAndTell,
      deliver: deliverAgain,
    }),
    api,
    settle: settleAndTell,
    moneyBack: moveAndTell,
    run: () => deliveries.run(),
    close: () => deliveries.close(),
  };
}
