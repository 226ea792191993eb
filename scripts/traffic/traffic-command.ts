import { Command, InvalidArgumentError } from 'commander';
import type { Db } from '~db/database';
import { countTrafficVisits } from '~db/queries/traffic-visit';
import type { Clock } from '~/server/context/clock';
import { DAY } from '~/time/durations';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';

export interface TrafficBrand {
  slug: string;
  db: Db;
  clock: Clock;
}

/** Lines of one brand; what is rarer says nothing. */
const MOST_LINES = 200;
const MOST_DAYS = 400;

export function trafficCommand(open: Opens<readonly TrafficBrand[]>, say: Say): Command {
  const command = new Command('traffic');
  command
    .command('bounces')
    .description(
      'the pages from which visitors left without going on, by network. A page counts them where `lb` is in the query of its URL; clicks are the visits that came with tracking ids to the same page',
    )
    .option('--brand <slug>', 'one brand; otherwise all of them')
    .option('--days <n>', 'the last n days', daysOf, 30)
    .option('--json', 'for another program')
    .action(
      returning(({ brand, ...wanted }: Wanted & { brand?: string }) =>
        open(brand, (brands) => listBounces(brands, wanted, say)),
      ),
    );
  return command;
}

interface Wanted {
  days: number;
  json?: true;
}

function daysOf(typed: string): number {
  const days = Number(typed);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_DAYS}.`);
}

async function listBounces(brands: readonly TrafficBrand[], { days, json }: Wanted, say: Say): Promise<number> {
  const rows = (await Promise.all(brands.map((brand) => bouncesOf(brand, days)))).flat();
  if (json) say.log(JSON.stringify(rows, null, 2));
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
  const bounces = await countTrafficVisits(db, { ...span, kind: 'bounce', limit: MOST_LINES });
  const clicks = await countTrafficVisits(db, { ...span, kind: 'click' });
  const clicksOf = (path: string, network: string | null) =>
    clicks.find((row) => row.path === path && row.network === network)?.visits ?? 0;
  return bounces.map(({ path, network, visits }) => {
    return { brand: slug, path, network, bounces: visits, clicks: clicksOf(path, network) };
  });
}
