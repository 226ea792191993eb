import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import type { Clock } from '~/server/context/clock';
import type { Trouble } from '../payment-harness.testing';
import type { StripeApi } from './stripe-client';
import { readForm, type Form } from './stripe-form.testing';
import {
  customerParams,
  intentParams,
  listParams,
  readParams,
  refundParams,
  searchParams,
  sessionParams,
} from './stripe-params.testing';
import {
  ApiRejection,
  stripeWorld,
  type ChargeOutcome,
  type FakeIntent,
  type FakeRefund,
  type StripeWorld,
} from './stripe-world.testing';

export const STRIPE_KEY = 'sk_test_0123456789abcdef';

export interface StripeServer {
  api: StripeApi;
  world: StripeWorld;
  /** What the bank says to the next charges of a saved card, and how refunds begin. */
  chargesEnd: ChargeOutcome;
  refundsBegin: FakeRefund['status'];
  /** `slow`: the response never ends. A number: the status of every response. */
  trouble: Trouble | 'slow' | number;
  /** Each request as "POST /v1/refunds", with its body and headers. */
  requests: { line: string; form: Form; headers: IncomingMessage['headers'] }[];
  /** What Stripe does with idempotency keys after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
}

/** Sends a blank now and then, so that the connection is never idle. */
function drip(response: ServerResponse): void {
  response.writeHead(200).write('{');
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

interface Reply {
  status: number;
  body: unknown;
}

/** A server that behaves as the reference of Stripe's API says, over real HTTP. */
export async function startStripeServer(clock: Clock): Promise<StripeServer> {
  const world = stripeWorld(clock);
  const keys: Keys = new Map();
  const httpServer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { trouble } = server;
      if (trouble === 'dead') return void request.socket.destroy();
      if (trouble === 'maintenance') return void response.writeHead(503).end('<h1>Back soon</h1>');
      if (trouble === 'garbage') return void response.writeHead(200).end('{"object":"unexpected"}');
      if (trouble === 'slow') return drip(response);
      const url = new URL(request.url!, 'http://stripe.invalid');
      const text = request.method === 'POST' ? Buffer.concat(chunks).toString() : url.search.slice(1);
      const line = `${request.method} ${url.pathname}`;
      server.requests.push({ line, form: readForm(text), headers: request.headers });
      const { status, body } =
        typeof trouble === 'number'
          ? { status: trouble, body: { error: { type: trouble < 500 ? 'invalid_request_error' : 'api_error' } } }
          : (refuseHeaders(request) ??
            replay(keys, request, `${line} ${text}`, () => handle(server, line, readForm(text))));
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const server: StripeServer = {
    api: { protocol: 'http', host: '127.0.0.1', port: (httpServer.address() as AddressInfo).port },
    world,
    chargesEnd: 'succeeded',
    refundsBegin: 'succeeded',
    trouble: 'none',
    requests: [],
    forgetKeys: () => keys.clear(),
    close: () =>
      new Promise((resolve) => {
        httpServer.close(() => resolve());
        httpServer.closeAllConnections();
      }),
  };
  return server;
}

const errorReply = (status: number, type: string, code?: string): Reply => ({
  status,
  body: { error: { type, code } },
});

function refuseHeaders({ method, headers }: IncomingMessage): Reply | undefined {
  if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return errorReply(401, 'invalid_request_error');
  if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version'])))
    return errorReply(400, 'invalid_request_error');
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return method === 'POST' && !isForm ? errorReply(400, 'invalid_request_error') : undefined;
}

type Keys = Map<string, { request: string; reply: Reply }>;

/** The first response to a key is the response to all requests with it, and another request with it is refused. */
function replay(keys: Keys, { headers }: IncomingMessage, request: string, run: () => Reply): Reply {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return run();
  const first = keys.get(key);
  if (first && first.request !== request) return errorReply(400, 'idempotency_error');
  if (first) return first.reply;
  const reply = structuredClone(run());
  // What fails the validation of its parameters has not begun, and leaves the key free.
  if (reply.status !== 400) keys.set(key, { request, reply });
  return reply;
}

function handle(server: StripeServer, line: string, form: Form): Reply {
  try {
    const [, read, list] = /^GET \/v1\/(?:(.+\/\w+_\w+)|(.+))$/.exec(line) ?? [];
    const body = read ? readOne(server, read, form) : list ? readList(server, list, form) : create(server, line, form);
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof ApiRejection)) throw error;
    const { status, ...facts } = error.error;
    return { status, body: { error: facts } };
  }
}

function create(server: StripeServer, line: string, form: Form): unknown {
  const { world } = server;
  const detached = /^POST \/v1\/payment_methods\/(pm_\w+)\/detach$/.exec(line)?.[1];
  if (detached) return world.detach(detached);
  switch (line) {
    case 'POST /v1/checkout/sessions':
      return world.openSession(checked(sessionParams, form));
    case 'POST /v1/customers':
      return world.newCustomer(checked(customerParams, form));
    case 'POST /v1/payment_intents':
      return world.chargeCard(checked(intentParams, form), server.chargesEnd);
    case 'POST /v1/refunds':
      return world.refund(checked(refundParams, form), server.refundsBegin);
    default:
      throw new ApiRejection({ status: 404, type: 'invalid_request_error', code: 'url_invalid' });
  }
}

function readOne({ world }: StripeServer, path: string, form: Form): unknown {
  const { expand } = checked(readParams, form);
  const id = path.split('/').at(-1)!;
  if (path.startsWith('payment_intents/')) return expandIntent(world, world.find(world.intents, id), expand);
  const session = world.find(world.sessions, path.startsWith('checkout/sessions/') ? id : '');
  const within = expand.flatMap((path) => /^payment_intent\.(.+)$/.exec(path)?.[1] ?? []);
  const intent = session.payment_intent === null ? null : world.intents.get(session.payment_intent)!;
  return within.length > 0 && intent ? { ...session, payment_intent: expandIntent(world, intent, within) } : session;
}

function expandIntent(world: StripeWorld, intent: FakeIntent, expand: readonly string[]): unknown {
  const { latest_charge: charge, payment_method: method } = intent;
  const card = method === null ? undefined : world.cards.get(method);
  return {
    ...intent,
    ...(expand.includes('latest_charge') && charge !== null && { latest_charge: world.charges.get(charge) }),
    ...(expand.includes('payment_method') && card && { payment_method: { id: method, card: { last4: card.last4 } } }),
  };
}

/** What changes is found by the search within a minute, not at once. */
const SEARCH_LAG_S = 60;

function search({ world }: StripeServer, form: Form): unknown {
  const { query, limit } = checked(searchParams, form);
  const [, key, value] = /'(\w+)'\]:'([\w-]+)'/.exec(query)!;
  const indexed = [...world.intents.values()].filter(({ created }) => created <= world.now() - SEARCH_LAG_S);
  const data = indexed.filter(({ metadata }) => metadata[key!] === value).toReversed();
  return { object: 'search_result', data: data.slice(0, Number(limit)), has_more: false };
}

function readList(server: StripeServer, path: string, form: Form): unknown {
  if (path === 'payment_intents/search') return search(server, form);
  const { world } = server;
  const { payment_intent: intent, limit } = checked(listParams, form);
  const all = { 'checkout/sessions': world.sessions, refunds: world.refunds, disputes: world.disputes }[path];
  if (!all) throw new ApiRejection({ status: 404, type: 'invalid_request_error', code: 'url_invalid' });
  // The newest first.
  const data = [...all.values()].filter((refund) => refund.payment_intent === intent).toReversed();
  return { object: 'list', data: data.slice(0, Number(limit)), has_more: data.length > Number(limit) };
}

function checked<T>(shape: z.ZodType<T>, form: Form): T {
  const parsed = shape.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiRejection({
    status: 400,
    type: 'invalid_request_error',
    code: `parameter_invalid_${issue!.path.join('_')}`,
  });
}
