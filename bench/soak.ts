import { Command } from 'commander';
import { ask } from '../e2e/support/product/http';
import { childrenOf, MEMORY_CEILING, peakOf, residentOf } from '../e2e/support/product/process-memory';
import { startProduct } from '../e2e/support/product/product';
import { seededRng } from '~db/seed/rng';
import { ensureBuilt } from '../scripts/build.mjs';
import { optionsOf } from '../scripts/command/programs';

/** The additional memory that may remain after the load, in bytes. */
const MAX_GROWTH = 120e6;
const BRANDS = ['golden-hour', 'zonneterras'];
const PATHS =
  '/ /members /login /signup /credits /landers /match-finder /swipe-game /lang-config /chats /profile /likes/received /premium /api/user.php /api/settings.php /api/interests.php /api/messages.php /%5C /members/x/signup /webhooks/foo /nothing-here'.split(
    ' ',
  );

const values = optionsOf<{ requests: string; seed: string; idle: string }>(
  new Command('npm run bench -- soak')
    .description(
      'requests pages with random queries and posts invalid forms to a product of its own, on loopback, and observes its memory. Exits with 1 if that went over the ceiling, stayed high when idle, a response was 5xx other than 503, or a stack was logged.',
    )
    .option('--requests <n>', 'how many', '6000')
    .option('--seed <seed>', 'of the requests', '7')
    .option('--idle <seconds>', 'after them', '30'),
);
ensureBuilt();
const product = await startProduct({ brands: BRANDS });
const sumOf = (bytes: (pid: number) => number) =>
  [product.pid, ...childrenOf(product.pid)].reduce((sum, pid) => sum + bytes(pid), 0);
const total = () => sumOf(residentOf);
const say = (what: string, bytes: number) => console.log(`${what.padEnd(28)} ${Math.round(bytes / 1e6)} MB`);
const before = total();
say('after the start', before);
const statuses = new Map<number, number>();
const chance = seededRng(values.seed);
const upTo = (count: number) => Math.floor(chance.next() * count);
let left = Number(values.requests);
await Promise.all(Array.from({ length: 16 }, work));
const loaded = total();
say('after the requests', loaded);
say('at most', sumOf(peakOf));
// The only real wait of a script about time: the server must notice that no requests come any more.
await new Promise((resolve) => setTimeout(resolve, Number(values.idle) * 1000));
const after = total();
say(`idle for ${values.idle} s`, after);
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join('  '),
);
const stacks = product
  .logs()
  .split('\n')
  .filter((line) => line.includes('"stack"')).length;
const peak = sumOf(peakOf);
await product.stop();
const broken = [
  ...(peak > MEMORY_CEILING ? [`more than ${MEMORY_CEILING / 1e6} MB under load`] : []),
  ...(after - before > MAX_GROWTH ? [`${Math.round((after - before) / 1e6)} MB kept when idle`] : []),
  ...[...statuses.keys()].filter((status) => status >= 500 && status !== 503).map((status) => `answers ${status}`),
  ...(stacks > 0 ? [`${stacks} stacks in the log`] : []),
];
for (const line of broken) console.error(`BROKEN: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);

async function work(): Promise<void> {
  while (left-- > 0) {
    const path = PATHS[upTo(PATHS.length)]!;
    const query = upTo(3) > 0 ? `?q${upTo(1e6)}=${upTo(1e6)}&page=${upTo(60)}&min_age=${upTo(120)}` : '';
    const post = upTo(6) === 0;
    const response = await ask(product, BRANDS[upTo(2)]!, {
      path: path + query,
      method: post ? 'POST' : 'GET',
      headers: {
        Accept: 'text/html',
        'Accept-Encoding': upTo(2) === 0 ? 'br' : 'gzip',
        'Accept-Language': ['nl', 'en', 'de', 'fr'][upTo(4)]!,
        'Sec-Fetch-Site': 'same-origin',
        ...(post ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(post ? { body: `email=${'x'.repeat(upTo(300))}&password=%00&gender=${upTo(9)}` } : {}),
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
}
