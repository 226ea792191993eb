import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEvent } from '~/contract/live-event';
import type { EventsPort } from '~/providers/events/events-port';
import { dropSentHead } from '../connections/sent-head';

/**
 * Live events for the open pages, and the end of sessions, on which the stream itself acts. It is served here and not
 * as a Remix route, because the end of the connection must be noticed at once.
 */
export interface MemberEvent extends Omit<LiveEvent, 'kind'> {
  /** `renewed`: the same member has logged in again in this browser, so its pages reconnect with the new session. */
  kind: LiveEvent['kind'] | 'renewed';
  /** The session that has ended; without it, all sessions of the member but `except`. Not sent to pages. */
  session?: string;
  except?: string;
}

export interface Listener {
  channel: string;
  session: string;
}

export const memberChannel = (tenantId: number, memberId: string) => `member:${tenantId}:${memberId}`;

/** The headers of a stream. */
export const STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Accel-Buffering': 'no',
};

/** A page that has lost its stream comes back after three seconds. */
const HELLO = 'retry: 3000\nevent: hello\ndata: {}\n\n';

const STREAM_HEAD = Object.entries(STREAM).flat();

/** What a page learns of the end of its session, at once or when it opens a stream. */
export const LOGOUT = 'data: {"kind":"logout"}\n\n';

const HEARTBEAT_MS = 25_000;
/** Streams get their heartbeats in so many groups: two thousand at once would delay live events. */
const BEATS = 25;
/** After a stop, pages reconnect within one to five seconds: soon, and spread over time. */
const COME_BACK_MS = 1000;
const COME_BACK_STEP_MS = 160;
const MAX_STREAMS_PER_MEMBER = 6;
/** Half an hour: the page then reconnects, and whether its session is still valid is checked again. */
const LIFE_BEATS = 72;

export class EventStreams {
  private readonly open = new Map<string, Set<ServerResponse>>();
  /** The streams of each group, with the number of heartbeats each has had. */
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

  /** How many streams were opened so far. */
  get opened(): number {
    return this.attached;
  }

  /**
   * Writes every live event of the channel to the open response. A member's seventh stream closes the oldest. `head`: more
   * names and values of headers, one after the other.
   */
  attach(
    { channel, session }: Listener,
    request: IncomingMessage,
    response: ServerResponse,
    head: readonly string[] = [],
  ): void {
    // The client has gone, or the response is queued behind another one of its connection: no `close` would ever come.
    if (response.destroyed || !response.socket) return void response.end();
    const stop = this.events.subscribe(channel, (received) => {
      const liveEvent = received as MemberEvent;
      const ends = liveEvent.kind === 'logout' || liveEvent.kind === 'renewed';
      if (!ends) return send(response, `data: ${JSON.stringify(liveEvent)}\n\n`);
      if (!endsSession(liveEvent, session)) return;
      if (liveEvent.kind === 'logout') send(response, LOGOUT);
      response.end();
    });
    this.add(channel, response);
    const group = this.beats[(this.attached += 1) % BEATS]!;
    group.set(response, 0);
    response.on('close', () => {
      stop();
      group.delete(response);
      this.forget(channel, response);
    });
    request.socket.setNoDelay(true);
    response.writeHead(200, [...head, ...STREAM_HEAD]);
    // A stream is open for hours: what was read of its request, and the head of its response, are nearly all that it holds.
    request.headers = {};
    request.rawHeaders = [];
    const begin = () => {
      if (!response.writableEnded) response.write(HELLO, () => dropSentHead(response));
    };
    // The page fetches everything when the stream begins, so from then on nothing may be missed.
    if (!this.closed) return void stop.ready.then(begin, () => response.end());
    // The process is ending: the client reconnects to another process.
    begin();
    response.end();
  }

  /** Ends every stream. Clients are asked to reconnect, not all at the same moment. */
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

  private add(channel: string, response: ServerResponse): void {
    const streams = this.open.get(channel) ?? new Set<ServerResponse>();
    this.open.set(channel, streams);
    const [oldest] = streams;
    if (oldest && streams.size >= MAX_STREAMS_PER_MEMBER) {
      // Removed at once: its `close` event comes later, and until then it must not be the oldest again.
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
  return liveEvent.session === undefined ? liveEvent.except !== session : liveEvent.session === session;
}

/** Writes nothing to a stream that has ended while the client is still connected: that error would end the process. */
function send(response: ServerResponse, text: string): void {
  if (!response.writableEnded) response.write(text);
}
