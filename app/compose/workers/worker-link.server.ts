import cluster from 'node:cluster';
import type { EventRelay } from '~/providers/events/events-port';
import { openLimits, type Limits } from '~/server/limits/limits';
import { sharedLimits } from '~/server/limits/shared-limits';
import type { Metrics } from '~/server/operations/metrics';
import type { TestControls } from '~/server/operations/test-control';
import type { HtmlCache } from '~/document/pipeline/html-cache';
import { openChannel, type Channel } from '~/server/workers/channel';
import { openRelay } from '~/server/workers/listening';

/** What the primary process answers to a worker that may open the database now. */
export interface WorkerStart {
  /** From 1. The first worker alone fills the demo; a worker that is replaced leaves its number to the next one. */
  number: number;
  /** The loopback port of the sandbox payment provider; null without one. */
  sandboxPort: number | null;
  /** By how much a test has turned the clock, and the country that it has set. */
  clockMs: number;
  clockStopped: boolean;
  country: string | null;
  /** The port of the server; the configured one until it is known. */
  port: number;
}

/** What a worker tells when it serves. */
export interface WorkerReady {
  demoAccounts: readonly { email: string; password: string; what: string }[];
}

/** A worker's connection to the primary process. */
export interface WorkerLink {
  channel: Channel;
  relay: EventRelay;
  limits: Limits;
  start(): Promise<WorkerStart>;
  /** Drops the pages of a brand in the caches of all other workers. */
  dropPages(tenantId: number): void;
  clearPages(): void;
  ready(ready: WorkerReady): void;
}

/** Undefined in a process without workers and in the primary process. */
export function openWorkerLink(): WorkerLink | undefined {
  if (!cluster.isWorker) return undefined;
  const channel = openChannel({ send: (message) => process.send!(message), on: process.on.bind(process) });
  const names = Object.keys(openLimits()) as (keyof Limits)[];
  return {
    channel,
    relay: openRelay(channel),
    limits: sharedLimits(names, (call) => channel.ask('limit', call)),
    start: () => channel.ask('start') as Promise<WorkerStart>,
    dropPages: (tenantId) => channel.tell('drop-pages', tenantId),
    clearPages: () => channel.tell('clear-pages'),
    ready: (ready) => channel.tell('ready', ready),
  };
}

interface Obeying {
  controls: TestControls;
  metrics: Metrics;
  cache: HtmlCache;
  given: WorkerStart;
  listening: { port: number };
}

/** Does what the primary process asks on behalf of the other workers, of operators and of tests. */
export function obey({ channel }: WorkerLink, { controls, metrics, cache, given, listening }: Obeying): void {
  channel.on('end', () => process.kill(process.pid, 'SIGTERM'));
  listening.port = given.port;
  channel.on('port', (port: number) => void (listening.port = port));
  channel.on('drop-pages', (tenantId: number) => cache.dropBrand(tenantId));
  channel.on('clear-pages', () => controls.clearCache());
  channel.on('use-fragments', (on: boolean) => controls.useFragments(on));
  channel.on('metrics', () => metrics.figures());
  const turn = (country: string | null) => void (controls.country.value = country ?? undefined);
  // A worker that is begun later has missed what was turned before.
  if (given.clockMs > 0) controls.clock.advance(given.clockMs);
  if (given.clockStopped) controls.clock.stop();
  turn(given.country);
  channel.on('advance', (ms: number) => controls.clock.advance(ms));
  channel.on('stop-clock', () => controls.clock.stop());
  channel.on('country', turn);
  channel.on('drain', () => controls.drain());
  channel.on('run-job', (name: string) => controls.runJob(name));
  channel.on('mails', (slug: string) => controls.mails(slug));
  channel.on('text-messages', (slug: string) => controls.textMessages(slug));
}
