import { createServer, get, type IncomingMessage } from 'node:http';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryEvents } from '~/providers/events/memory';
import type { EventsPort } from '~/providers/events/events-port';
import { EventStreams, memberChannel } from './event-stream';
import { memoryLogger } from '../operations/logger';

const events = memoryEvents({ log: memoryLogger() });
const channel = memberChannel(1, 'm1');
/** The session with which the next page connects. */
let session: string;
let streams: EventStreams;
let refused: unknown[];
/** Requests are attached all at once when this many have arrived. */
let together: number;
let waiting: (() => void)[];
const server = createServer((request, response) => {
  const asking = session;
  waiting.push(() => {
    try {
      streams.attach({ channel, session: asking }, request, response);
    } catch (error) {
      refused.push(error);
      response.destroy();
    }
  });
  if (waiting.length >= together) for (const attach of waiting.splice(0)) attach();
});

const start = (port: EventsPort = events) => (streams = new EventStreams(port));

beforeEach(async () => {
  refused = [];
  session = 'phone';
  together = 1;
  waiting = [];
  start();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  streams.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Client {
  response: IncomingMessage;
  text: string;
  ended: boolean;
}

function connect(): Promise<Client> {
  return new Promise((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, agent: false }, (response) => {
      const client: Client = { response, text: '', ended: false };
      response.on('data', (chunk: Buffer) => (client.text += chunk.toString()));
      response.on('end', () => (client.ended = true));
      response.on('error', () => (client.ended = true));
      resolve(client);
    }).on('error', reject);
  });
}

describe('EventStreams', () => {
  it('begins with an event that makes proxies flush, and must not be stored', async () => {
    const client = await connect();
    await vi.waitFor(() => expect(client.text).toBe('retry: 3000\nevent: hello\ndata: {}\n\n'));
    expect(client.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    });
  });

  describe('whose other processes have to confirm first', () => {
    const subscribing = (ready: Promise<void>) =>
      start({ ...events, subscribe: (...rest) => Object.assign(events.subscribe(...rest), { ready }) });

    it('says hello only then', async () => {
      let confirm = () => {};
      subscribing(new Promise<void>((resolve) => (confirm = resolve)));
      let client: Client | undefined;
      void connect().then((connected) => (client = connected));
      await vi.waitFor(() => expect(streams.size).toBe(1));
      expect(client).toBeUndefined();
      confirm();
      await vi.waitFor(() => expect(client?.text).toContain('event: hello'));
    });

    it('ends without a hello if they never will', async () => {
      let fail = (_error: Error) => {};
      subscribing(new Promise<void>((_resolve, reject) => (fail = reject)));
      const connecting = connect();
      await vi.waitFor(() => expect(streams.size).toBe(1));
      fail(new Error('the other process has ended'));
      const client = await connecting;
      await vi.waitFor(() => expect(client.ended).toBe(true));
      expect(client.text).toBe('');
    });
  });

  it('sends events to every open page of the member', async () => {
    const clients = [await connect(), await connect()];
    events.publish(channel, { kind: 'credits' });
    for (const client of clients) await vi.waitFor(() => expect(client.text).toContain('data: {"kind":"credits"}\n\n'));
  });

  it('sends nothing of another member, nor of one with the same id at another brand', async () => {
    const client = await connect();
    for (const other of [memberChannel(2, 'm1'), memberChannel(1, 'm2')]) events.publish(other, { kind: 'like' });
    events.publish(channel, { kind: 'credits' });
    await vi.waitFor(() => expect(client.text).toContain('data: {"kind":"credits"}'));
    expect(client.text).not.toContain('like');
  });

  it('ends with the session', async () => {
    const client = await connect();
    events.publish(channel, { kind: 'logout' });
    await vi.waitFor(() => expect(client.ended).toBe(true));
    expect(client.text).toContain('{"kind":"logout"}');
    await vi.waitFor(() => expect(streams.size).toBe(0));
  });

  it('ends with its own session and not with that of another device, and does not name the session', async () => {
    const phone = await connect();
    session = 'laptop';
    const laptop = await connect();
    events.publish(channel, { kind: 'logout', session: 'phone' });
    await vi.waitFor(() => expect(phone.ended).toBe(true));
    events.publish(channel, { kind: 'like' });
    await vi.waitFor(() => expect(laptop.text).toContain('like'));
    expect(laptop.text).not.toContain('logout');
    expect(phone.text).toContain('data: {"kind":"logout"}\n\n');
  });

  it('ends on every device except the one that is kept', async () => {
    const phone = await connect();
    session = 'laptop';
    const laptop = await connect();
    events.publish(channel, { kind: 'logout', except: 'laptop' });
    await vi.waitFor(() => expect(phone.ended).toBe(true));
    events.publish(channel, { kind: 'like' });
    await vi.waitFor(() => expect(laptop.text).toContain('like'));
  });

  it('ends without a logout event if the browser has a new session of the same member', async () => {
    const tab = await connect();
    session = 'laptop';
    const laptop = await connect();
    events.publish(channel, { kind: 'renewed', session: 'phone' });
    await vi.waitFor(() => expect(tab.ended).toBe(true));
    events.publish(channel, { kind: 'like' });
    await vi.waitFor(() => expect(laptop.text).toContain('like'));
    expect(tab.text + laptop.text).not.toMatch(/logout|renewed/);
  });

  it('ends after half an hour, so that the browser has to show a valid session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    start();
    const client = await connect();
    vi.advanceTimersByTime(29 * 60_000);
    await vi.waitFor(() => expect(client.text.split(': \n\n').length).toBeGreaterThan(60));
    expect(client.ended).toBe(false);
    vi.advanceTimersByTime(2 * 60_000);
    await vi.waitFor(() => expect(client.ended).toBe(true));
    expect(client.text).not.toContain('logout');
  });

  it('sends nothing after the end, whatever else happens at the same moment', async () => {
    const failed = vi.fn();
    process.once('uncaughtException', failed);
    const client = await connect();
    events.publish(channel, { kind: 'logout' });
    events.publish(channel, { kind: 'like' });
    await vi.waitFor(() => expect(client.ended).toBe(true));
    process.off('uncaughtException', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(client.text).not.toContain('like');
  });

  it('writes only to the members of an event among two thousand, and spreads its heartbeats', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    start();
    const written = new Map<string, number>();
    for (let i = 0; i < 2000; i++) {
      const response = {
        on: vi.fn(),
        writeHead: vi.fn(),
        writableEnded: false,
        socket: {},
        write: () => count(`m${i}`),
        end: vi.fn(),
      };
      streams.attach(
        { channel: memberChannel(1, `m${i}`), session: 's' },
        { socket: { setNoDelay: vi.fn() } } as never,
        response as never,
      );
    }
    function count(id: string) {
      written.set(id, (written.get(id) ?? 0) + 1);
      return true;
    }
    // The hello of each.
    await vi.waitFor(() => expect(written.size).toBe(2000));
    written.clear();
    events.publish(memberChannel(1, 'm7'), { kind: 'like' });
    await vi.waitFor(() => expect([...written]).toEqual([['m7', 1]]));
    written.clear();
    vi.advanceTimersByTime(1000);
    expect(written.size).toBe(80);
    vi.advanceTimersByTime(24_000);
    expect(written.size).toBe(2000);
    expect(new Set(written.values())).toEqual(new Set([1]));
  });

  it('closes the oldest at the seventh, also if many open at once', async () => {
    const first = await connect();
    together = 20;
    const many = await Promise.all(Array.from({ length: 20 }, connect));
    together = 1;
    await vi.waitFor(() => expect(first.ended).toBe(true));
    await vi.waitFor(() => expect(many.filter(({ ended }) => !ended)).toHaveLength(6));
    expect(streams.size).toBe(6);
    const last = await connect();
    events.publish(channel, { kind: 'like' });
    await vi.waitFor(() => expect(last.text).toContain('like'));
    expect(streams.size).toBe(6);
  });

  it('removes closed streams and unsubscribes', async () => {
    const stopped = vi.fn();
    const stop = Object.assign(() => void stopped(), { ready: Promise.resolve() });
    start({ ...events, subscribe: () => stop });
    const [a, b] = [await connect(), await connect()];
    a.response.destroy();
    await vi.waitFor(() => expect(streams.size).toBe(1));
    b.response.destroy();
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(2));
    expect(streams.size).toBe(0);
  });

  it('does not subscribe a client that left while its session was looked up', async () => {
    const subscribe = vi.spyOn(events, 'subscribe');
    together = 2;
    const left = vi.fn();
    server.once('request', (_request, response) => void response.once('close', left));
    const request = get({ port: (server.address() as AddressInfo).port, agent: false }).on('error', () => {});
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    request.destroy();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
    waiting.pop()!();
    expect([streams.size, subscribe.mock.calls, refused]).toEqual([0, [], []]);
    subscribe.mockRestore();
  });

  it('does not open a second stream behind another of the same connection, whose end nobody would notice', async () => {
    const { port } = server.address() as AddressInfo;
    const client = connectSocket(port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(2));
    await vi.waitFor(() => expect(streams.size).toBe(1));
    client.destroy();
    await vi.waitFor(() => expect(streams.size).toBe(0));
  });

  it('leaves no trace of a stream whose subscription fails', async () => {
    const full = new Error('too many subscriptions');
    start({
      ...events,
      subscribe: () => {
        throw full;
      },
    });
    await expect(connect()).rejects.toThrow();
    expect(refused).toEqual([full]);
    expect(streams.size).toBe(0);
  });

  it('sends heartbeats, so that idle connections stay open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    start();
    const client = await connect();
    vi.advanceTimersByTime(25_000);
    await vi.waitFor(() => expect(client.text).toContain('\n: \n\n'));
  });

  it('ends all streams at shutdown, also new ones: they reconnect to the next process', async () => {
    const early = await connect();
    streams.close();
    await vi.waitFor(() => expect(early.ended).toBe(true));
    const late = await connect();
    await vi.waitFor(() => expect(late.ended).toBe(true));
    expect(late.response.statusCode).toBe(200);
    expect(late.text).toContain('retry: 3000');
  });
});
