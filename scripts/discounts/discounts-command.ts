import { parseArgs } from 'node:util';
import type { Db } from '~db/database';
import { EVERYBODY, findDiscountCode, listCodesForEverybody } from '~db/queries/discount-code';
import { countRedemptions } from '~db/queries/redemption';
import type { DiscountCodeRow } from '~db/schema/discount-code';
import { endCode, launchCode, type LaunchContext } from '~/features/billing/discounts/launch.service.server';
import { discountFields, type LaunchedCode } from '~/tenancy/discount-schema.server';
import { issuesOf } from '~/tenancy/json-issues.server';
import type { Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import type { DiscountFile } from './discount-files';

export const USAGE = `npm run discounts -- list|show|add|end [<code>] [options]

  list                       the codes for everybody, the newest first
  show <code>                one code, and how often it was used
  add <code> --percent <n>   launches a code: [--expires 2027-03-01T00:00:00+01:00] [--country NL] [--currency EUR]
                             [--minimum <minor units>] [--validity once-per-user|once|unlimited] [--first-order]
  add                        launches the codes of tenants/discounts/<brand>.json that are not launched yet
  end <code>                 nobody can use it any more; open orders keep their price

  --brand <slug>  the brand; list and add without a code do it for all
  --by <name>     who decides, for the audit

A code whose end was announced stays over: for 30 days after it, nothing as good can be launched.`;

/** A brand with its database handle, and the codes of its file. */
export interface DiscountBrand extends LaunchContext {
  slug: string;
  db: Db;
  files: readonly DiscountFile[];
}

export async function discountsCommand(brands: readonly DiscountBrand[], words: string[], say: Say): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const [verb = 'list', typed] = positionals;
  const name = typed?.toUpperCase();
  if (verb === 'list') return list(brands, say);
  if (verb === 'add' && name === undefined) return launchFiles(brands, values.by, say);
  const [brand, ...others] = brands;
  if (!['show', 'add', 'end'].includes(verb) || name === undefined) {
    say.error(USAGE);
    return 2;
  }
  if (!brand || others.length > 0) {
    say.error(`${verb} needs --brand, one of ${brands.map(({ slug }) => slug).join(', ')}`);
    return 2;
  }
  if (verb === 'show') return show(brand, name, say);
  if (verb === 'end') {
    const ended = await endCode(brand, name, values.by);
    say.log(ended ? `${name} has ended at ${brand.slug}.` : `${brand.slug} has no running code ${name}.`);
    return ended ? 0 : 1;
  }
  const described = {
    code: name,
    value_percentage: Number(values.percent),
    expires: values.expires ?? null,
    country: values.country ?? null,
    currency: values.currency ?? null,
    minimum_order_value: values.minimum === undefined ? null : Number(values.minimum),
    ...(values.validity === undefined ? {} : { validity: values.validity }),
    first_order: values['first-order'],
  };
  const parsed = discountFields.safeParse(described, { reportInput: true });
  if (parsed.success) return launch(brand, parsed.data, values.by, say);
  for (const { path, message } of parsed.error.issues.flatMap(issuesOf)) say.error(`${path} ${message}`);
  return 2;
}

const text = { type: 'string' } as const;
export const commandOptions = {
  brand: text,
  by: { ...text, default: 'command line' },
  percent: text,
  expires: text,
  country: text,
  currency: text,
  minimum: text,
  validity: text,
  'first-order': { type: 'boolean', default: false },
} as const;

async function launch(brand: DiscountBrand, code: LaunchedCode, by: string, say: Say): Promise<number> {
  const outcome = await launchCode(brand, code, by);
  const words = {
    launched: 'is launched',
    known: 'exists already and stays as it is',
    untrue: 'is refused: another code as good makes the end of one of them untrue (30 days)',
  };
  say[outcome === 'untrue' ? 'error' : 'log'](`${brand.slug}: ${code.code} ${words[outcome]}.`);
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
