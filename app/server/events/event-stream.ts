import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEvent } from '~/contract/live-event';
import type { EventsPort } from '~/providers/events/events-port';

/**
 * What is published to a member: live events for the open pages, and the end of sessions, on which the stream itself
 * acts. A live event only says that something happened; the page fetches what, so a lost event costs nothing. The stream
 * is served here and not as a Remix route because the end of the connection must be known at once.
 */
export interface MemberEvent extends Omit<LiveEvent, 'kind'> {
  /** `renewed`: the same member has logged in again in this browser, whose pages come back with the new session. */
  kind: LiveEvent['kind'] | 'renewed';
  /** Of a session's end: the one that has ended; without it all of the member's have, but `kept`. Not for pages. */
  session?: string;
  kept?: string;
}

/** Whose page is on the other end. */
export interface Listener {
  channel: string;
  session: string;
}

export const memberChannel = (tenantId: number, memberId: string) => `member:${tenantId}:${memberId}`;

const HEARTBEAT_MS = 25_000;
/** A stream beats with one of so many groups: two thousand at once would keep events waiting meanwhile. */
const BEATS = 25;
/** After a stop, a page comes back within one to five seconds: soon, and spread out. */
const COME_BACK_MS = 1000;
const COME_BACK_STEP_MS = 160;
const MAX_STREAMS_PER_MEMBER = 6;
/** Half an hour: then the page comes back, and whether its session still lives is looked at again. */
const LIFE_BEATS = 72;

export class EventStreams {
  private readonly open = new Map<string, Set<ServerResponse>>();
  /** In each group its streams, and how often each has beaten. */
  private readonly beats = Array.from({ length: BEATS }, () => new Map<ServerResponse, number>());
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

  /** Keeps the answer open and writes every live event of the channel to it. The oldest stream gives way to a seventh. */
  attach({ channel, session }: Listener, request: IncomingMessage, response: ServerResponse): void {
    // Gone already, or queued behind another answer of its connection: no `close` would ever come.
    if (response.destroyed || !response.socket) return void response.end();
    const stop = this.events.subscribe(channel, (received) => {
      const liveEvent = received as MemberEvent;
      const ends = liveEvent.kind === 'logout' || liveEvent.kind === 'renewed';
      if (!ends) return send(response, `data: ${JSON.stringify(liveEvent)}\n\n`);
      if (!endsSession(liveEvent, session)) return;
      if (liveEvent.kind === 'logout') send(response, 'data: {"kind":"logout"}\n\n');
      response.end();
    });
    this.keep(channel, response);
    const group = this.beats[(this.attached += 1) % BEATS]!;
    group.set(response, 0);
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

  /** Ends every stream; clients are told to come back to whoever serves next, and not all in the same moment. */
  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    let count = 0;
    for (const streams of this.open.values()) {
      for (const response of streams) {
        send(response, `retry: ${COME_BACK_MS + (count++ % BEATS) * COME_BACK_STEP_MS}\n\n`);
        response.end();
      }
    }
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
    const group = this.beats[this.turn]!;
    for (const [response, before] of group) {
      if (before + 1 >= LIFE_BEATS) response.end();
      else send(response, ': \n\n');
      group.set(response, before + 1);
    }
  }
}

function endsSession(liveEvent: MemberEvent, session: string): boolean {
  return liveEvent.session === undefined ? liveEvent.kept !== session : liveEvent.session === session;
}

/** Nothing to one that has ended and whose other side has not gone yet: that would end the process. */
function send(response: ServerResponse, text: string): void {
  if (!response.writableEnded) response.write(text);
}
