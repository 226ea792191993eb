import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventsPort } from '~/providers/events/events-port';

/**
 * The event stream of an open page. It carries hints only (kind, conversation, sequence); what they point to is
 * fetched by the page itself, so a lost hint costs nothing. Served here and not as a Remix route because the end
 * of the connection must be known at once.
 */
export interface Hint {
  kind: 'message' | 'delivered' | 'read' | 'typing' | 'like' | 'match' | 'credits' | 'logout' | 'conversation';
  conversation?: string;
  seq?: number;
}

export const memberChannel = (tenantId: number, memberId: string) => `member:${tenantId}:${memberId}`;

const HEARTBEAT_MS = 25_000;
/** A stream beats with one of so many groups: two thousand at once would keep events waiting meanwhile. */
const BEATS = 25;
const MAX_STREAMS_PER_MEMBER = 6;

export class EventStreams {
  private readonly open = new Map<string, Set<ServerResponse>>();
  private readonly beats = Array.from({ length: BEATS }, () => new Set<ServerResponse>());
  private attached = 0;
  private turn = 0;
  private readonly events: EventsPort;
  private readonly heartbeat: NodeJS.Timeout;
  private closed = false;

  constructor(events: EventsPort) {
    this.events = events;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS / BEATS);
    this.heartbeat.unref();
  }

  get size(): number {
    let count = 0;
    for (const streams of this.open.values()) count += streams.size;
    return count;
  }

  /** Keeps the answer open and writes every hint of the channel to it. The oldest stream gives way to a seventh. */
  attach(channel: string, request: IncomingMessage, response: ServerResponse): void {
    const stop = this.events.subscribe(channel, (hint) => {
      tell(response, `data: ${JSON.stringify(hint)}\n\n`);
      if ((hint as Hint).kind === 'logout') response.end();
    });
    this.keep(channel, response);
    const group = this.beats[(this.attached += 1) % BEATS]!;
    group.add(response);
    response.on('close', () => {
      stop();
      group.delete(response);
      this.forget(channel, response);
    });
    request.socket.setNoDelay(true);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 3000\nevent: hello\ndata: {}\n\n');
    // While the process ends: come back to whoever serves next.
    if (this.closed) response.end();
  }

  /** Ends every stream; clients come back to whoever serves next. */
  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    for (const streams of this.open.values()) for (const response of streams) response.end();
  }

  private keep(channel: string, response: ServerResponse): void {
    const streams = this.open.get(channel) ?? new Set<ServerResponse>();
    this.open.set(channel, streams);
    const [oldest] = streams;
    if (oldest && streams.size >= MAX_STREAMS_PER_MEMBER) {
      // Out of the set at once: its `close` comes later, and until then it must not be the oldest again.
      streams.delete(oldest);
      oldest.end();
    }
    streams.add(response);
  }

  private forget(channel: string, response: ServerResponse): void {
    const streams = this.open.get(channel);
    if (streams?.delete(response) && streams.size === 0) this.open.delete(channel);
  }

  private beat(): void {
    this.turn = (this.turn + 1) % BEATS;
    for (const response of this.beats[this.turn]!) tell(response, ': \n\n');
  }
}

/** Nothing to one that has ended and whose other side has not gone yet: that would end the process. */
function tell(response: ServerResponse, text: string): void {
  if (!response.writableEnded) response.write(text);
}
