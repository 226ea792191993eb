import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(kind: string, status: number, seconds: number): void;
  /** What a clean-up task did: how many rows more, whether something is left, or that it failed. */
  pieces(task: string, tenant: number, done: { count?: number; left?: boolean; failed?: true }): void;
  /** Adds a value that is read whenever the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void;
  /** The number of requests answered since the start. */
  responses(): number;
  text(): Promise<string>;
}

/** Opens the counters of the process, which the operator reads on a separate port (metrics-port.ts). */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'facet_requests_total',
    help: 'Responses by kind and status',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'facet_request_seconds',
    help: 'Response time by kind',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  });
  const labelNames = ['task', 'tenant'] as const;
  const pieces = new Counter({
    name: 'facet_housekeeping_rows_total',
    help: 'Rows that the clean-up tasks have erased',
    labelNames,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'facet_housekeeping_failures_total',
    help: 'Clean-up tasks that failed and are repeated in an hour',
    labelNames,
    registers: [registry],
  });
  const behind = new Gauge({
    name: 'facet_housekeeping_behind',
    help: '1 while a task has left work for its next run',
    labelNames,
    registers: [registry],
  });
  const meters = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'kind'> }>();
  let responses = 0;
  return {
    request(kind, status, taken) {
      responses += 1;
      const series = `${kind} ${status}`;
      // Looking a series up by its labels costs more than counting in it.
      const meter = meters.get(series) ?? {
        requests: requests.labels({ kind, status }),
        seconds: seconds.labels({ kind }),
      };
      meters.set(series, meter);
      meter.requests.inc();
      meter.seconds.observe(taken);
    },
    pieces(task, tenant, { count = 0, left, failed }) {
      const labels = { task, tenant: String(tenant) };
      pieces.inc(labels, count);
      if (failed) failures.inc(labels);
      if (left !== undefined) behind.set(labels, left ? 1 : 0);
    },
    gauge(name, help, read) {
      const collect = function (this: Gauge) {
        this.set(read());
      };
      new Gauge({ name, help, registers: [registry], collect });
    },
    responses: () => responses,
    text: () => registry.metrics(),
  };
}
