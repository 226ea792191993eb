import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(kind: string, status: number, seconds: number): void;
  /** What a job did for a brand: how many rows more, whether something is left, or that it failed. */
  pieces(job: string, tenant: number, done: { count?: number; left?: boolean; failed?: true }): void;
  /** A run of a job ended at `at` (epoch milliseconds). */
  job(name: string, run: { at: number; seconds: number; failed: boolean }): void;
  /** Adds a value that is read whenever the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void;
  /** The number of requests answered since the start. */
  responses(): number;
  text(): Promise<string>;
  /** The same for the primary process, which adds the figures of its workers. */
  figures(): Promise<WorkerMetrics>;
}

export interface WorkerMetrics {
  figures: Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
  responses: number;
}

/** The figures of several workers, in the order of their numbers, as those of one server: counts are added. */
export async function sumMetrics(workers: readonly WorkerMetrics[]): Promise<string> {
  const text = await AggregatorRegistry.aggregate(workers.map(({ figures }) => figures as object)).metrics();
  const shares = workers.map(({ responses }, i) => `facet_worker_responses{worker="${i + 1}"} ${responses}`);
  const about = '# HELP facet_worker_responses Requests answered by each worker\n# TYPE facet_worker_responses counter';
  return `${text}\n${about}\n${shares.join('\n')}\n`;
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
  const jobs = openJobMetrics(registry);
  const meters = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'kind'> }>();
  let responses = 0;
  return {
    request(kind, status, duration) {
      responses += 1;
      const series = `${kind} ${status}`;
      // Looking a series up by its labels costs more than counting in it.
      const meter = meters.get(series) ?? {
        requests: requests.labels({ kind, status }),
        seconds: seconds.labels({ kind }),
      };
      meters.set(series, meter);
      meter.requests.inc();
      meter.seconds.observe(duration);
    },
    ...jobs,
    gauge(name, help, read) {
      const collect = function (this: Gauge) {
        this.set(read());
      };
      new Gauge({ name, help, registers: [registry], collect });
    },
    responses: () => responses,
    text: () => registry.metrics(),
    figures: async () => ({ figures: await registry.getMetricsAsJSON(), responses }),
  };
}

/** What an operator wants to know of a job: when it ran last, for how long, how much it did, and whether it failed. */
function openJobMetrics(registry: Registry): Pick<Metrics, 'pieces' | 'job'> {
  const registers = [registry];
  const perBrand = { labelNames: ['job', 'tenant'] as const, registers };
  const perJob = { labelNames: ['job'] as const, registers };
  const rows = new Counter({ name: 'facet_job_rows_total', help: 'Rows that a job has handled', ...perBrand });
  const failures = new Counter({
    name: 'facet_job_failures_total',
    help: 'Runs of a job that failed for a brand; they are repeated',
    ...perBrand,
  });
  const behind = new Gauge({
    name: 'facet_job_behind',
    help: '1 while a job has left work for its next run',
    ...perBrand,
  });
  const runs = new Counter({ name: 'facet_job_runs_total', help: 'Runs of a job by this process', ...perJob });
  const failed = new Counter({ name: 'facet_job_failed_runs_total', help: 'Runs that failed for a brand', ...perJob });
  const last = new Gauge({
    name: 'facet_job_last_run_seconds',
    help: 'When the last run ended (Unix time)',
    ...perJob,
  });
  const took = new Gauge({ name: 'facet_job_duration_seconds', help: 'How long the last run took', ...perJob });
  return {
    pieces(job, tenant, { count = 0, left, failed: broken }) {
      const labels = { job, tenant: String(tenant) };
      rows.inc(labels, count);
      if (broken) failures.inc(labels);
      if (left !== undefined) behind.set(labels, left ? 1 : 0);
    },
    job(job, { at, seconds, failed: broken }) {
      runs.inc({ job });
      if (broken) failed.inc({ job });
      last.set({ job }, at / 1000);
      took.set({ job }, seconds);
    },
  };
}
