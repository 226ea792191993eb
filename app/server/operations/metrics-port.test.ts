import { expect, it, onTestFinished } from 'vitest';
import { openMetrics } from './metrics';
import { serveMetrics } from './metrics-port';

it('serves the counters, and nothing else', async () => {
  const metrics = openMetrics();
  metrics.request('page', 200, 0.02);
  metrics.gauge('facet_html_cache_bytes', 'Bytes', () => 42);
  const { url, close } = await serveMetrics(metrics, 0, '127.0.0.1');
  onTestFinished(close);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('version=0.0.4'),
  ]);
  const text = await response.text();
  expect(text).toContain('facet_requests_total{kind="page",status="200"} 1');
  expect(text).toContain('facet_html_cache_bytes 42');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});
