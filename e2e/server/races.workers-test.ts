import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '~db/database';
import { chatContext } from '~/features/chat/server/chat.testing';
import { adjustableClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { freePort } from '~/testing/free-port';
import { httpActs } from '../../bench/races/http-acts';
import { runRound } from '../../bench/races/race';
import { races } from '../../bench/races/races';
import type { RaceResult } from '../../bench/races/report';
import { expectSoundLedger } from '../support/ledger';
import { brandsFolder } from '../support/product/brand-files';
import { startProduct, type Product } from '../support/product/product';
import { answeredBy } from '../support/product/workers';

/** A few rounds in every run in which these tests have their turn; `npm run bench -- races --workers 2` runs a thousand. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const PATIENCE_MS = 120_000 + ROUNDS * 15_000;
const BRAND = 'golden-hour';
/** As in the races of one process. */
const SETTINGS = { message_credits: 10, gift_credits: 10, photo_review: 'after-publishing' };

let product: Product;
let database: Database;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  product = await startProduct({
    tenantsDir: brandsFolder([BRAND], { [BRAND]: SETTINGS }),
    env: { METRICS_PORT: String(metricsPort) },
  });
  database = await openDatabase({ url: product.databaseUrl! });
});
afterAll(async () => {
  await database?.close();
  if (!product) return;
  await expectSoundLedger(product, BRAND);
  await product.stop();
});

it.each(races.map((race) => [race.name, race] as const))(
  'ends exactly at the limit across the workers: %s',
  async (_name, race) => {
    const clock = adjustableClock();
    const [db, other] = [database.tenant(1), database.tenant(2)];
    const opened = { database, url: product.databaseUrl!, db, other, clock, ids: randomIds(clock) };
    const context = chatContext({ ...opened, kind: 'mariadb' }, { tenant: SETTINGS });
    const acts = httpActs(product, BRAND, { db, now: clock.now });
    const before = await answeredBy(metricsPort);
    const problems: string[] = [];
    const started = performance.now();
    for (let round = 1; round <= ROUNDS; round++)
      problems.push(...(await runRound(race, context, acts)).map((problem) => `round ${round}: ${problem}`));
    const { name, tries, limit } = race;
    const seconds = (performance.now() - started) / 1000;
    tell({ name, tries, limit, database: 'mariadb', rounds: ROUNDS, problems, seconds });
    expect(problems).toEqual([]);
    const shares = (await answeredBy(metricsPort)).map((count, i) => count - before[i]!);
    expect(Math.min(...shares), 'every worker took part').toBeGreaterThan((ROUNDS * tries) / shares.length / 2);
  },
  PATIENCE_MS,
);

function tell(result: RaceResult): void {
  const file = process.env.RACE_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
