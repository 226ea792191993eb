import { Command } from 'commander';
import type { Db } from '~db/database';
import { EVERYBODY, findDiscountCode, listCodesForEverybody } from '~db/queries/discount-code';
import { countRedemptions } from '~db/queries/redemption';
import type { DiscountCodeRow } from '~db/schema/discount-code';
import { endCode, launchCode, type LaunchContext } from '~/features/billing/discounts/launch.service.server';
import { discountFields, type LaunchedCode } from '~/tenancy/discount-schema.server';
import { issuesOf } from '~/tenancy/json-issues.server';
import type { Opens } from '../command/data-command';
import { byDefault, returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import type { DiscountFile } from './discount-files';

/** A brand with its database handle, and the codes of its file. */
export interface DiscountBrand extends LaunchContext {
  slug: string;
  db: Db;
  files: readonly DiscountFile[];
}

interface Wanted {
  brand?: string;
  by: string;
}

/** The terms of a new code, as they were typed. */
interface Terms {
  percent?: string;
  expires?: string;
  country?: string;
  currency?: string;
  minimum?: string;
  validity?: string;
  firstOrder?: boolean;
}

type Brands = readonly DiscountBrand[];

export function discountsCommand(open: Opens<Brands>, say: Say): Command {
  const command = new Command('discounts');
  const ofBrand = (command: Command) =>
    command.option('--brand <slug>', 'the brand; list and add without a code do it for all');
  const decided = (command: Command) =>
    ofBrand(command).option('--by <name>', 'who decides, for the audit', 'command line');
  ofBrand(byDefault(command, 'list'))
    .description('the codes for everybody, the newest first')
    .action(returning(({ brand }: Wanted) => open(brand, (brands) => list(brands, say))));
  ofBrand(command.command('show <code>'))
    .description('one code, and how often it was used')
    .action(
      returning((code: string, { brand }: Wanted) =>
        open(
          brand,
          withOne('show', say, (brand) => show(brand, code.toUpperCase(), say)),
        ),
      ),
    );
  decided(command.command('add [code]'))
    .description(
      'launches a code, or those of tenants/discounts/<brand>.json that are not launched yet. A code whose end was announced stays over: for 30 days after it, nothing as good can be launched',
    )
    .option('--percent <n>', 'the discount; needed with a code')
    .option('--expires <time>', 'such as 2027-03-01T00:00:00+01:00')
    .option('--country <code>', 'such as NL')
    .option('--currency <code>', 'such as EUR')
    .option('--minimum <minor units>', 'the least that an order must cost')
    .option('--validity <rule>', 'once-per-user, once or unlimited')
    .option('--first-order', 'only for the first order of a member')
    .action(
      returning((code: string | undefined, { brand, by, ...terms }: Wanted & Terms) =>
        open(
          brand,
          code === undefined
            ? (brands) => launchFiles(brands, by, say)
            : withOne('add', say, (brand) => add(brand, { code: code.toUpperCase(), ...terms }, by, say)),
        ),
      ),
    );
  decided(command.command('end <code>'))
    .description('nobody can use it any more; open orders keep their price')
    .action(
      returning((code: string, { brand, by }: Wanted) =>
        open(
          brand,
          withOne('end', say, (brand) => end(brand, code.toUpperCase(), by, say)),
        ),
      ),
    );
  return command;
}

/** Refuses to guess which of several brands is meant. */
function withOne(verb: string, say: Say, work: (brand: DiscountBrand) => Promise<number>) {
  return async (brands: Brands): Promise<number> => {
    const [brand, ...others] = brands;
    if (brand && others.length === 0) return work(brand);
    say.error(`${verb} needs --brand, one of ${brands.map(({ slug }) => slug).join(', ')}`);
    return 2;
  };
}

async function end(brand: DiscountBrand, code: string, by: string, say: Say): Promise<number> {
  const ended = await endCode(brand, code, by);
  say.log(ended ? `${code} has ended at ${brand.slug}.` : `${brand.slug} has no running code ${code}.`);
  return ended ? 0 : 1;
}

async function add(brand: DiscountBrand, typed: Terms & { code: string }, by: string, say: Say): Promise<number> {
  const described = {
    code: typed.code,
    value_percentage: Number(typed.percent),
    expires: typed.expires ?? null,
    country: typed.country ?? null,
    currency: typed.currency ?? null,
    minimum_order_value: typed.minimum === undefined ? null : Number(typed.minimum),
    ...(typed.validity === undefined ? {} : { validity: typed.validity }),
    first_order: typed.firstOrder ?? false,
  };
  const parsed = discountFields.safeParse(described, { reportInput: true });
  if (parsed.success) return launch(brand, parsed.data, by, say);
  for (const { path, message } of parsed.error.issues.flatMap(issuesOf)) say.error(`${path} ${message}`);
  return 2;
}

async function launch(brand: DiscountBrand, code: LaunchedCode, by: string, say: Say): Promise<number> {
  const outcome = await launchCode(brand, code, by);
  const outcomes = {
    launched: 'is launched',
    known: 'exists already and stays as it is',
    untrue: 'is refused: another code as good makes the end of one of them untrue (30 days)',
  };
  say[outcome === 'untrue' ? 'error' : 'log'](`${brand.slug}: ${code.code} ${outcomes[outcome]}.`);
  return outcome === 'untrue' ? 1 : 0;
}

async function launchFiles(brands: readonly DiscountBrand[], by: string, say: Say): Promise<number> {
  let result = 0;
  for (const brand of brands) {
    const file = brand.files.find(({ name }) => name === brand.slug);
    for (const { path, message } of file?.problems ?? []) say.error(`${brand.slug}: ${path} ${message}`);
    if (file && file.problems.length > 0) result = 1;
    else for (const code of file?.codes ?? []) result = Math.max(result, await launch(brand, code, by, say));
  }
  return result;
}

async function list(brands: readonly DiscountBrand[], say: Say): Promise<number> {
  const rows = await Promise.all(
    brands.map(async ({ slug, db }) => (await listCodesForEverybody(db)).map((code) => [slug, ...cells(code)])),
  );
  const head = ['brand', 'code', 'percent', 'status', 'expires', 'country', 'validity'];
  say.log(rows.flat().length === 0 ? 'There is no code.' : textTable(head, rows.flat()));
  return 0;
}

const cells = ({ code, value_percentage, status, expires, country, validity }: DiscountCodeRow) => [
  code,
  String(value_percentage / 100),
  status,
  expires === null ? '-' : new Date(expires).toISOString(),
  country ?? 'all',
  validity,
];

async function show({ db, slug }: DiscountBrand, name: string, say: Say): Promise<number> {
  const code = await findDiscountCode(db, EVERYBODY, name);
  if (!code) {
    say.error(`${slug} has no code ${name}.`);
    return 1;
  }
  const { reserved, redeemed } = await countRedemptions(db, name);
  say.log(JSON.stringify({ ...code, value_percentage: code.value_percentage / 100, reserved, redeemed }, null, 2));
  return 0;
}
