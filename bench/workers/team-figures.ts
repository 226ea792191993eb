import { ask } from '../../e2e/support/product/http';
import type { Product } from '../../e2e/support/product/product';
import { until } from '../../e2e/support/product/until';
import { answeredBy, workersOf } from '../../e2e/support/product/workers';
import { SLUG } from '../brand';

/** Sends requests one after the other, each on a connection of its own. Returns how many each worker answered. */
export async function sharesOf(product: Product, metricsPort: number, requests: number): Promise<number[]> {
  const before = await answeredBy(metricsPort);
  for (let i = 0; i < requests; i++)
    await ask(product, SLUG, { path: '/api/settings.php', headers: { Connection: 'close' } });
  return (await answeredBy(metricsPort)).map((count, i) => count - before[i]!);
}

/** Ends a worker by SIGKILL. Returns the milliseconds from the beginning of its successor until that one serves. */
export async function startOfWorker(product: Product, metricsPort: number): Promise<number> {
  const before = workersOf(product.pid);
  process.kill(before[0]!, 'SIGKILL');
  await until('the next worker', () => workersOf(product.pid).some((pid) => !before.includes(pid)));
  const begun = performance.now();
  await until('the next worker to serve', async () => (await answeredBy(metricsPort)).length === before.length, 60_000);
  return performance.now() - begun;
}
