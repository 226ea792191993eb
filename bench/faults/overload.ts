import { demoAccount, logIn } from '../../e2e/support/accounts';
import { startProduct } from '../../e2e/support/product/product';
import type { Visitor } from '../../e2e/support/visitor';
import { atLeast, atMost, none, type Fault, type FaultWorld, type Figure } from './fault';
import { percentile, runLoad, type LoadResponse, type LoadRequest } from './load';

const BRAND = 'golden-hour';
const TIMES = 5;
const SECONDS = 12;

export const overload: Fault = {
  name: 'overload',
  title: `${TIMES} times as many requests as can be served, from another process, whatever comes back: the members' grid, then all classes together.`,
  before: '/members answered in 19 s at the median and 73 s at p99, none refused.',
  databases: ['sqlite', 'mariadb'],
  async strike({ databaseUrl, say }: FaultWorld): Promise<Figure[]> {
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    const product = await startProduct({ brands: [BRAND], env, ...(databaseUrl ? { databaseUrl } : {}) });
    try {
      const member = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
      const page: LoadRequest = { kind: 'page', method: 'GET', path: '/members', headers: headersOf(member) };
      const to = { port: product.port, host: `${BRAND}.localhost:${product.port}` };
      await runLoad({ ...to, seconds: 4, pace: { atOnce: 4 }, requests: [page] });
      const best = await runLoad({ ...to, seconds: SECONDS, pace: { atOnce: 4 }, requests: [page] });
      const rate = served(best).length / SECONDS;
      say(`at best ${rate.toFixed(0)} pages a second`);
      const many = await runLoad({ ...to, seconds: SECONDS, pace: { perSecond: rate * TIMES }, requests: [page] });
      const mixed = await runLoad({
        ...to,
        seconds: SECONDS,
        pace: { perSecond: rate * TIMES },
        requests: mixOf(page, member),
      });
      for (const [name, responses] of Object.entries({ best, many, mixed })) say(`${name}: ${statusesOf(responses)}`);
      return [
        { what: 'pages a second at best', seen: rate.toFixed(0) },
        atLeast('goodput at five times as many', (served(many).length / SECONDS / rate) * 100, 80, '% of the best'),
        atMost('p99 of what is served', percentile(served(many).map(milliseconds), 0.99), 2000, 'ms'),
        { what: 'median of what is served', seen: `${percentile(served(many).map(milliseconds), 0.5).toFixed(0)} ms` },
        { what: 'refused', seen: `${((refused(many).length / many.length) * 100).toFixed(0)} %` },
        atMost('p99 of refusals', percentile(refused(many).map(milliseconds), 0.99), 100, 'ms'),
        none(
          'refusals without Retry-After',
          refused([...many, ...mixed]).filter((response) => !response.retryAfter),
        ),
        none(
          'neither served nor refused',
          [...many, ...mixed].filter((response) => !isServed(response) && response.status !== 503),
        ),
        ...classFigures(mixed),
        none('stacks in the log', product.logs().split('"stack"').length - 1),
      ];
    } finally {
      await product.stop();
    }
  },
};

/** The number of responses by kind and status; 0 means that there was none. */
function statusesOf(responses: readonly LoadResponse[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of responses) counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${what}: ${count}`).join(', ');
}

const milliseconds = (response: LoadResponse) => response.milliseconds;
const isServed = ({ status }: LoadResponse) => status >= 200 && status < 500;
/** Only status 200: a redirect to the login or a refusal would be fast, but is not a served page. */
const served = (responses: readonly LoadResponse[]) => responses.filter(({ status }) => status === 200);
const refused = (responses: readonly LoadResponse[]) => responses.filter(({ status }) => status === 503);

function headersOf(visitor: Visitor): Record<string, string> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { Accept: 'text/html', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip' };
}

/**
 * Of twenty requests: twelve members' pages, four uncached visitors' pages, two polls, one health check, one order
 * page.
 */
function mixOf(page: LoadRequest, member: Visitor): LoadRequest[] {
  const headers = headersOf(member);
  const visitor: LoadRequest = {
    kind: 'visitor-page',
    method: 'GET',
    path: '/members?min_age=18&page={n}',
    // One IP address may only cause a limited number of rendered pages.
    headers: { Accept: 'text/html', 'X-Forwarded-For': '{address}' },
  };
  const poll: LoadRequest = { kind: 'poll', method: 'GET', path: '/api/chats.php', headers };
  const payment: LoadRequest = { kind: 'payment', method: 'GET', path: '/credits', headers };
  const health: LoadRequest = { kind: 'health', method: 'GET', path: '/healthz', headers: {} };
  const four = [page, page, page, visitor];
  return [...four, poll, ...four, payment, ...four, poll, ...four, health];
}

function classFigures(responses: readonly LoadResponse[]): Figure[] {
  const share = (kind: string) => {
    const all = responses.filter((response) => response.kind === kind);
    return (refused(all).length / all.length) * 100;
  };
  const order = ['visitor-page', 'page', 'poll', 'payment'].map((kind) => [kind, share(kind)] as const);
  const falls = order.every(([, value], i) => i === 0 || value <= order[i - 1]![1]);
  return [
    {
      what: 'refused when all classes ask together',
      seen: order.map(([kind, percent]) => `${kind} ${percent.toFixed(0)} %`).join(', '),
      promised: 'in this order',
      met: falls,
    },
    none(
      'health checks without a response',
      responses.filter(({ kind, status }) => kind === 'health' && status !== 200),
    ),
  ];
}
