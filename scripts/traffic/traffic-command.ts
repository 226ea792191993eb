import { parseArgs } from 'node:util';
import type { Db } from '~db/database';
import { countClicks } from '~db/queries/click';
import { countPageBounces } from '~db/queries/page-bounce';
import type { Clock } from '~/server/context/clock';
import { DAY } from '~/time/durations';
import type { Say } from '../command/run-command';
import { textTable } from '../command/text-table';

export const USAGE = `npm run traffic -- bounces [options]

  bounces         the pages from which visitors left without going on, by network. A page counts them where \`lb\` is in
                  the query of its URL; clicks are the visits that came with tracking ids to the same page

  --brand <slug>  one brand; otherwise all of them
  --days <n>      the last n days (30)
  --json          for another program`;

export interface TrafficBrand {
  slug: string;
  db: Db;
  clock: Clock;
}

const text = { type: 'string' } as const;
export const commandOptions = {
  brand: text,
  days: { ...text, default: '30' },
  json: { type: 'boolean', default: false },
} as const;

/** Lines of one brand; what is rarer says nothing. */
const MOST_LINES = 200;

export async function trafficCommand(brands: readonly TrafficBrand[], words: string[], say: Say): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const days = Number(values.days);
  if (positionals.join(' ') !== 'bounces' || !Number.isInteger(days) || days < 1 || days > 400) {
    say.error(USAGE);
    return 2;
  }
  const rows = (await Promise.all(brands.map((brand) => bouncesOf(brand, days)))).flat();
  if (values.json) say.log(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) say.log(`No bounce was counted in the last ${days} days.`);
  else
    say.log(
      textTable(
        ['Brand', 'Page', 'Network', 'Clicks', 'Bounces'],
        rows.map(({ brand, path, network, clicks, bounces }) => [
          brand,
          path,
          network ?? '-',
          String(clicks),
          String(bounces),
        ]),
      ),
    );
  return 0;
}

async function bouncesOf({ slug, db, clock }: TrafficBrand, days: number) {
  const span = { from: clock.now() - days * DAY, to: clock.now() + 1 };
  const bounces = await countPageBounces(db, { ...span, limit: MOST_LINES });
  const clicks = await countClicks(db, span);
  const clicksOf = (path: string, network: string | null) =>
    clicks.find((row) => row.path === path && row.network === network)?.clicks ?? 0;
  return bounces.map((row) => ({ brand: slug, ...row, clicks: clicksOf(row.path, row.network) }));
}
