import { expect, it, onTestFinished } from 'vitest';
import { startBare, whenReady } from '../support/product/bare-process';
import { ask } from '../support/product/http';
import { until } from '../support/product/until';

const FILLED = 'Demo logins:';

it('a page requested while the demo is still being filled is served', async () => {
  const server = await startBare({ env: { FACET_MODE: 'demo' } });
  onTestFinished(() => server.stop());
  await whenReady(server);
  const early = await ask(server, 'golden-hour', { path: '/', headers: { Accept: 'text/html' } });
  expect(server.output()).not.toContain(FILLED);
  expect([early.status, early.body]).toEqual([200, expect.stringContaining('</html>')]);
  await until('the table of demo brands', () => server.output().includes(FILLED), 30_000);
});
