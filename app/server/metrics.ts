import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(kind: string, status: number, seconds: number): void;
  text(): Promise<string>;
}

/** Counters of the process, read by the operator on the control port or through /metrics from trusted peers. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'facet_requests_total',
    help: 'Answers by kind and status',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'facet_request_seconds',
    help: 'Time to answer by kind',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  });
  const meters = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'kind'> }>();
  return {
    request(kind, status, taken) {
      const series = `${kind} ${status}`;
      // Finding a series by its labels costs more than counting in it.
      const meter = meters.get(series) ?? { requests: requests.labels({ kind, status }), seconds: seconds.labels({ kind }) };
      meters.set(series, meter);
      meter.requests.inc();
      meter.seconds.observe(taken);
    },
    text: () => registry.metrics(),
  };
}
