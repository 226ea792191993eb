import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { startProduct, type Product } from '../e2e/support/product/product';
import { openSeeded } from './databases/seeded-database';
import { measureByTurns } from './load/measure';
import { measured, sessionOf } from './load/product-run';
import { scaleFor } from './members-area/area-kinds';
import { tellAreaStory } from './members-area/area-story';
import { measureDelivery } from './members-area/delivery';
import { pageKinds } from './pages/page-kinds';

/**
 * npm run bench:workers [-- --members 20000 --streams 2000 --messages 200]: what one process and two workers on MariaDB
 * cost per request, by turns, and how long a live event takes to a page, most of which are at another worker.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '20000' },
    streams: { type: 'string', default: '2000' },
    messages: { type: 'string', default: '200' },
    requests: { type: 'string', default: '40' },
  },
});
const members = Number(values.members);
const KEYS = ['grid', 'profile', 'send', 'api-chats'];

interface Side {
  workers: number;
  product: Product;
  stop: () => Promise<void>;
  url: string;
  story: Awaited<ReturnType<typeof tellAreaStory>>;
}

/** The same brand twice, each in a database of its own. */
async function openSide(workers: number): Promise<Side> {
  const seeded = await openSeeded('mariadb', members, console.log);
  const filler = await startProduct({ databaseUrl: seeded.url });
  const story = await tellAreaStory(seeded.url, scaleFor(members)).finally(() => filler.stop());
  const product = await startProduct({ databaseUrl: seeded.url, env: { WORKERS: String(workers) } });
  return { workers, product, url: seeded.url, story, stop: () => product.stop().then(seeded.close) };
}

ensureBuilt();
const sides = [await openSide(1), await openSide(2)];
try {
  for (const key of KEYS) {
    const kinds = [];
    for (const { product, story } of sides) {
      const session = await sessionOf(product, story.few.story);
      kinds.push(
        measured(
          product,
          pageKinds(story.few.story, session).find((kind) => kind.key === key)!,
        ),
      );
    }
    const effort = { warmUp: 150, series: 6, requests: Number(values.requests) };
    const [one, two] = (await measureByTurns(kinds, effort)).map(({ cpu }) => cpu);
    console.log(
      `${key}: ${one!.toFixed(2)} ms of CPU alone, ${two!.toFixed(2)} with two workers (${(two! / one!).toFixed(2)} times)`,
    );
  }
  for (const { workers, product, url, story } of sides) {
    const sizes = { story, streams: Number(values.streams), messages: Number(values.messages) };
    const { among } = await measureDelivery(product, url, sizes);
    const { p50, p95 } = among.time;
    console.log(
      `${workers} workers, ${among.streams} streams: a live event after ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} (sending included)`,
    );
  }
} finally {
  for (const { stop } of sides) await stop();
}
