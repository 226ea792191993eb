import { Agent, request } from 'node:http';
import { join, logIn, ownId } from '../accounts';
import { freshKey, startChat } from '../chatting';
import { openEvents } from '../event-stream';
import type { Product } from './product';
import { until } from './until';
import { Visitor } from '../visitor';

/** What happened to the requests around one SIGTERM, and to the server. */
export interface StopFigures {
  responses: number;
  /** Those of them whose request began after the signal. */
  responsesAfterSignal: number;
  /** Requests without a response on a connection that the server had accepted. */
  reset: number;
  /** Responses with status 500 and above, except 503. */
  errors: number;
  /**
   * Requests that could not connect, or whose connection was still in the queue of the system when the server closed.
   */
  refused: number;
  /** Event streams that were ended in order, with a time to reconnect. */
  streamsToldToComeBack: number;
  exitCode: number | null;
  milliseconds: number;
}

const KEEP_ALIVE_CLIENTS = 16;
const FRESH = 2;
export const STREAMS = 4;
/** The number of responses before the signal. */
const WARM = 150;

type Outcome = 'answered' | 'refused' | 'reset';

interface Load {
  figures: StopFigures;
  conversation: string;
  signalled: boolean;
}

/**
 * Reads and writes over persistent and over new connections as fast as responses arrive, and sends SIGTERM in the
 * middle of it.
 */
export async function stopUnderLoad(product: Product, slug: string): Promise<StopFigures> {
  const member = (await join(product, slug)).visitor;
  const { credentials } = await join(product, slug);
  const other = await logIn(product, slug, credentials);
  const load: Load = {
    conversation: await startChat(member, await ownId(other), 'The first'),
    signalled: false,
    figures: {
      responses: 0,
      responsesAfterSignal: 0,
      reset: 0,
      errors: 0,
      refused: 0,
      streamsToldToComeBack: 0,
      exitCode: null,
      milliseconds: 0,
    },
  };
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => openEvents(other)));
  const { figures } = load;
  const slow = sendSlowly(load, member);
  const stranger = new Visitor(product, slug);
  const clients = [
    ...Array.from({ length: KEEP_ALIVE_CLIENTS }, (_, i) => ask(load, i % 4 === 0 ? stranger : member, i, true)),
    ...Array.from({ length: FRESH }, (_, i) => ask(load, member, i, false)),
  ];
  await until('the load', () => figures.responses >= WARM, 60_000);
  const begun = performance.now();
  load.signalled = true;
  const ended = product.kill('SIGTERM');
  slow.finish();
  figures.exitCode = await ended;
  figures.milliseconds = Math.round(performance.now() - begun);
  await Promise.all([...clients, slow.done]);
  const toldBack = streams.filter((stream) => stream.ended() && stream.text().lastIndexOf('retry:') > 0);
  figures.streamsToldToComeBack = toldBack.length;
  return figures;
}

/** Sends requests until the server can no longer be reached. */
async function ask(load: Load, visitor: Visitor, number: number, reuse: boolean): Promise<void> {
  const agent = new Agent({ keepAlive: reuse, maxSockets: 1 });
  for (let round = 0, outcome: Outcome = 'answered'; outcome !== 'refused'; round++) {
    // Some of them write to the one conversation, and each write locks its row.
    const sends = visitor.cookies.has('session') && number % 4 === 1 && round % 2 === 0;
    const path = visitor.cookies.has('session') ? ['/members', '/chats'][round % 2]! : '/';
    outcome = await send(load, visitor, agent, sends ? { text: `Round ${round} of ${number}` } : { path }).done;
  }
  agent.destroy();
}

/**
 * A message whose body is half sent when the signal arrives. Its request has begun, so the server reads it to the end
 * and responds.
 */
function sendSlowly(load: Load, visitor: Visitor) {
  return send(load, visitor, new Agent({ keepAlive: true }), { text: 'Slowly written', slowly: true });
}

interface Asked {
  path?: string;
  text?: string;
  slowly?: boolean;
}

function send(load: Load, visitor: Visitor, agent: Agent, call: Asked): { done: Promise<Outcome>; finish(): void } {
  const { figures, conversation, signalled } = load;
  const body = call.text && JSON.stringify({ conversation, text: call.text, request_key: freshKey() });
  const headers = {
    Host: `${visitor.slug}.localhost:${visitor.product.port}`,
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    Accept: body ? 'application/json' : 'text/html',
    'Sec-Fetch-Site': body ? 'same-origin' : 'none',
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {}),
  };
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port: visitor.product.port,
    method: body ? 'POST' : 'GET',
    path: call.path ?? '/api/messages.php',
    headers,
  });
  const done = new Promise<Outcome>((resolve) => {
    let begun = false;
    const broken = () => {
      // A new connection may have waited in the queue of the system, where the server never saw it.
      const outcome = begun || outgoing.reusedSocket || call.slowly ? 'reset' : 'refused';
      figures[outcome] += 1;
      resolve(outcome);
    };
    outgoing.once('response', (response) => {
      begun = true;
      response.once('error', broken);
      response.once('end', () => {
        figures.responses += 1;
        if (signalled) figures.responsesAfterSignal += 1;
        const { statusCode = 0 } = response;
        if (statusCode >= 500 && statusCode !== 503) figures.errors += 1;
        resolve('answered');
      });
      response.resume();
    });
    outgoing.once('error', broken);
  });
  if (call.slowly) outgoing.write(body!.slice(0, 20));
  else outgoing.end(body);
  return { done, finish: () => void outgoing.end(body!.slice(20)) };
}
