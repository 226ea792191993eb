import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { AdjustableClock } from '~/server/context/clock';
import type { ProviderCall } from '../payment-harness.testing';
import { MollieRecords, ApiFailure } from './mollie-records.testing';

type Json = Record<string, unknown>;
const KEY_LIFETIME_MS = 3_600_000;

/**
 * `dead`: breaks every connection. `silent`: never responds. `lost`: does what was asked, and the connection breaks
 * before the response. Otherwise this is the response.
 */
type Trouble = 'dead' | 'silent' | 'lost' | { status: number; body: string; headers?: Record<string, string> };

export interface MollieServer {
  api: string;
  records: MollieRecords;
  /** While it is set, every request has this trouble. */
  trouble: Trouble | undefined;
  /** Method and path of every request, the latest last. */
  requests: { line: string; body: Json; idempotencyKey: string | undefined }[];
  /** How many connections are open. */
  connections(): number;
  /** Ends all connections. */
  hangUp(): void;
  close(): void;
}

/** The call to the webhook that Mollie makes about a payment: a form with the id and nothing else. */
export function webhookCall(paymentReference: string): ProviderCall {
  const body = new URLSearchParams({ id: paymentReference }).toString();
  return { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

/** The part of Mollie's API that the adapter uses, over real HTTP, written from its documentation. */
export async function startMollieServer(options: { clock: AdjustableClock; apiKey: string }): Promise<MollieServer> {
  const records = new MollieRecords(options.clock);
  const replays = new Map<string, { at: number; status: number; text: string }>();
  const sockets = new Set<Socket>();

  const perform = (request: IncomingMessage, body: Json): { status: number; text: string } => {
    if (request.headers.authorization !== `Bearer ${options.apiKey}`)
      return failed(new ApiFailure(401, 'Wrong API key.'));
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = key === undefined ? undefined : replays.get(key);
    if (known && options.clock.now() - known.at < KEY_LIFETIME_MS) return known;
    const response = respond(records, request, body);
    if (key !== undefined) replays.set(key, { at: options.clock.now(), ...response });
    return response;
  };

  const handle = (request: IncomingMessage, response: ServerResponse, text: string) => {
    const body = (text === '' ? {} : JSON.parse(text)) as Json;
    const line = `${request.method} ${request.url}`;
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    mollie.requests.push({ line, body, idempotencyKey });
    const { trouble } = mollie;
    if (trouble === 'silent') return;
    if (trouble === 'dead') return void request.socket.destroy();
    if (typeof trouble === 'object') return void response.writeHead(trouble.status, trouble.headers).end(trouble.body);
    const done = perform(request, body);
    if (trouble === 'lost') return void request.socket.destroy();
    response.writeHead(done.status, { 'content-type': 'application/hal+json' }).end(done.text);
  };

  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => handle(request, response, text));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mollie: MollieServer = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`,
    records,
    trouble: undefined,
    requests: [],
    connections: () => sockets.size,
    hangUp: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return mollie;
}

function respond(records: MollieRecords, request: IncomingMessage, body: Json): { status: number; text: string } {
  const { pathname, searchParams } = new URL(request.url!, 'https://api.mollie.com');
  const [, version, resource, id, part, partId] = pathname.split('/');
  const route = `${request.method} ${version}/${resource}${id ? '/id' : ''}${part ? `/${part}` : ''}${partId ? '/id' : ''}`;
  const embed = (searchParams.get('embed') ?? '').split(',').filter(Boolean);
  try {
    switch (route) {
      case 'POST v2/payments':
        return reply(201, records.createPayment(body));
      case 'GET v2/payments':
        return reply(200, records.listPayments(searchParams, pathname));
      case 'GET v2/payments/id':
        return reply(200, records.getPayment(id!, embed));
      case 'POST v2/payments/id/refunds':
        return reply(201, records.createRefund(id!, body));
      case 'POST v2/customers':
        return reply(201, records.createCustomer(body));
      case 'POST v2/customers/id/mandates':
        return reply(201, records.createMandate(id!, body));
      case 'DELETE v2/customers/id/mandates/id':
        records.endMandate(id!, partId!);
        return { status: 204, text: '' };
      case 'GET v2/customers/id/payments':
        return reply(200, records.listPayments(searchParams, pathname, id));
      default:
        return failed(new ApiFailure(404, 'There is nothing here.'));
    }
  } catch (error) {
    if (error instanceof ApiFailure) return failed(error);
    throw error;
  }
}

const reply = (status: number, body: Json) => ({ status, text: JSON.stringify(body) });

function failed({ status, detail, field }: ApiFailure): { status: number; text: string } {
  return reply(status, { status, title: `Error ${status}`, detail, ...(field ? { field } : {}), _links: {} });
}
