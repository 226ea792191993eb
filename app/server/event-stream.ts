import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventsPort } from '~/providers/events/events-port';

/**
 * The event stream of an open page. It carries hints only (kind, conversation, sequence); what they point to is
 * fetched by the page itself, so a lost hint costs nothing. Served here and not as a Remix route because the end
 * of the connection must be known at once.
 */
export interface Hint {
  kind: 'message' | 'read' | 'like' | 'match' | 'credits' | 'logout' | 'conversation';
  conversation?: string;
  seq?: number;
}

export const memberChannel = (tenantId: number, memberId: string) => `member:${tenantId}:${memberId}`;

const HEARTBEAT_MS = 25_000;
const MAX_STREAMS_PER_MEMBER = 6;

export class EventStreams {
  private readonly open = new Map<string, Set<ServerResponse>>();
  private readonly events: EventsPort;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(events: EventsPort) {
    this.events = events;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  get size(): number {
    let count = 0;
    for (const streams of this.open.values()) count += streams.size;
    return count;
  }

  /** Keeps the answer open and writes every hint of the channel to it. The oldest stream gives way to a seventh. */
  attach(channel: string, request: IncomingMessage, response: ServerResponse): void {
    const streams = this.open.get(channel) ?? new Set<ServerResponse>();
    if (streams.size >= MAX_STREAMS_PER_MEMBER) streams.values().next().value?.end();
    streams.add(response);
    this.open.set(channel, streams);
    request.socket.setNoDelay(true);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 3000\nevent: hello\ndata: {}\n\n');
    const stop = this.events.subscribe(channel, (hint) => {
      response.write(`data: ${JSON.stringify(hint)}\n\n`);
      if ((hint as Hint).kind === 'logout') response.end();
    });
    response.on('close', () => {
      stop();
      streams.delete(response);
      if (streams.size === 0) this.open.delete(channel);
    });
  }

  /** Ends every stream; clients come back to whoever serves next. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const streams of this.open.values()) for (const response of streams) response.end();
  }

  private beat(): void {
    for (const streams of this.open.values()) for (const response of streams) response.write(': \n\n');
  }
}
