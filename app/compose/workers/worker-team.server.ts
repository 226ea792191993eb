import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { giveConnection } from '~/server/connections/given-connections';
import { openChannel, type Channel } from '~/server/workers/channel';
import type { Starting } from '../starting';
import type { WorkerReady, WorkerStart } from './worker-link.server';

export interface TeamMember {
  /** From 1; a worker that is replaced leaves its number to the next one. */
  number: number;
  channel: Channel;
}

export interface Team {
  /** Resolves once all workers have loaded the build and read the brands: nothing but the database is missing. */
  loaded: Promise<void>;
  /** Resolves with what the first worker told, once all of them serve. */
  ready: Promise<WorkerReady>;
  tellOthers(member: TeamMember, topic: string, value: unknown): void;
  tellAll(topic: string, value: unknown): void;
  /** Asks every worker that serves, in the order of their numbers. */
  askAll(topic: string, value?: unknown): Promise<unknown[]>;
  askFirst(topic: string, value?: unknown): Promise<unknown>;
  /** Gives a connection to the worker whose turn it is. */
  give(socket: Socket): void;
  /** Called before the workers are told to end. */
  beforeEnd(stop: () => void): void;
  /** Lets all workers finish their requests and end. */
  end(): Promise<void>;
}

export interface TeamParts {
  /** What a worker that has loaded waits for. */
  start: () => Promise<Omit<WorkerStart, 'number'>>;
  /** Answers further questions of a worker. */
  introduce: (member: TeamMember) => void;
  /** Called when a worker has ended. */
  dismiss: (member: TeamMember) => void;
}

interface Present extends TeamMember {
  worker: Worker;
  serves: boolean;
}

/** How long to wait before a worker is begun again that ended before it served, times how often that happened. */
const AGAIN_MS = 1000;
const LONGEST_AGAIN_MS = 30_000;
/** What a worker has left of its time for a stop when it is killed. */
const KILL_MS = 2000;

/** Begins the workers, and replaces one that ends. */
export function openTeam({ config, log, stopping }: Starting, { start, introduce, dismiss }: TeamParts): Team {
  const numbers = Array.from({ length: config.workers }, (_, i) => i + 1);
  const present = new Map<number, Present>();
  const failures = new Map<number, number>();
  let begun = false;
  const { promise: ready, resolve: started } = openPromise<WorkerReady>(stopping.signal);
  const { promise: loaded, resolve: allLoaded } = openPromise(stopping.signal);
  const loading = new Set(numbers);
  let first: WorkerReady | undefined;
  let empty = () => {};
  let stopAccepting = () => {};
  let turn = 0;

  // Not `--supervised`: a worker belongs to this process, which alone speaks with the supervisor.
  cluster.setupPrimary({ args: [] });

  function begin(number: number): void {
    const worker = cluster.fork();
    const channel = openChannel({
      send: (message) => worker.isConnected() && worker.send(message),
      on: worker.on.bind(worker),
    });
    const member: Present = { number, worker, channel, serves: false };
    present.set(number, member);
    introduce(member);
    channel.on('start', async () => {
      if (loading.delete(number) && loading.size === 0) allLoaded();
      return { number, ...(await start()) } satisfies WorkerStart;
    });
    channel.on('ready', (ready: WorkerReady) => onReady(member, ready));
    worker.once('exit', (code, signal) => onExit(member, code, signal));
    // Writing to a worker that was just killed fails; its end is what counts.
    worker.on('error', (error) => log.warn({ err: error, worker: number }, 'a worker could not be reached'));
  }

  function onReady(member: Present, ready: WorkerReady): void {
    member.serves = true;
    failures.delete(member.number);
    if (member.number === 1) first ??= ready;
    if (begun || present.size < config.workers || ![...present.values()].every(({ serves }) => serves)) return;
    begun = true;
    started(first!);
  }

  function onExit(member: Present, code: number | null, signal: string | null): void {
    const { number, channel, serves } = member;
    present.delete(number);
    channel.close();
    dismiss(member);
    if (stopping.signal.aborted) return void (present.size === 0 && empty());
    // It has said itself what prevents the start, and would say so again.
    if (!begun && !serves) return process.exit(code || 1);
    log.error({ worker: number, code, signal }, 'a worker has ended and is replaced');
    const failed = serves ? 0 : (failures.get(number) ?? 0) + 1;
    failures.set(number, failed);
    setTimeout(() => !stopping.signal.aborted && begin(number), Math.min(failed * AGAIN_MS, LONGEST_AGAIN_MS));
  }

  async function end(): Promise<void> {
    stopAccepting();
    if (present.size === 0) return;
    const ended = new Promise<void>((resolve) => (empty = resolve));
    for (const { worker, channel, serves } of present.values()) {
      // A signal would overtake the connections that are on their way.
      if (serves) channel.tell('end');
      else worker.process.kill('SIGTERM');
    }
    const late = setTimeout(() => {
      for (const { worker } of present.values()) worker.process.kill('SIGKILL');
    }, config.stopMs + KILL_MS);
    await ended;
    clearTimeout(late);
  }

  function give(socket: Socket): void {
    const all = serving();
    const next = all[(turn += 1) % all.length];
    if (next) giveConnection(next.worker.process, socket, () => give(socket));
    else socket.destroy();
  }

  for (const number of numbers) begin(number);
  const serving = () =>
    [...present.values()]
      .filter(({ serves, worker }) => serves && worker.isConnected())
      .sort((a, b) => a.number - b.number);
  return {
    loaded,
    ready,
    end,
    give,
    beforeEnd: (stop) => void (stopAccepting = stop),
    tellOthers(member, topic, value) {
      for (const other of present.values()) if (other.number !== member.number) other.channel.tell(topic, value);
    },
    tellAll(topic, value) {
      for (const { channel } of present.values()) channel.tell(topic, value);
    },
    askAll: (topic, value) => Promise.all(serving().map(({ channel }) => channel.ask(topic, value))),
    askFirst: async (topic, value) => serving()[0]?.channel.ask(topic, value),
  };
}

/** A promise that is rejected if the process ends first, so that the start is given up. */
export function openPromise<T = void>(signal: AbortSignal): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle, reject) => {
    resolve = settle;
    signal.addEventListener('abort', () => reject(new Error('the server is stopping')), { once: true });
  });
  // It may be rejected long after anybody has waited for it.
  promise.catch(() => {});
  return { promise, resolve };
}
