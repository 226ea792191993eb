import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesForCountry, type Locale } from '~/i18n/locales';
import { nichePrefix } from '~/i18n/niche-prefix';
import { overrideProblems } from '~/theme/overrides';
import { placeholdersOf } from '~/tenancy/placeholders.server';
import type { Tenant } from '~/tenancy/tenant';
import type { CountryCode } from '~/tenancy/tenant-choices';
import { landerNames, readLanderFolder } from '../landers/lander-folder';
import { brandAdvice } from './brand-advice';
import { defaultMarket } from './default-market';
import { hasTextRecord } from './text-record';

/** A task before a brand goes live. A `note` needs no action, but should be known. */
export interface ChecklistItem {
  state: 'done' | 'open' | 'note';
  what: string;
  says: string;
}

export const done = (what: string, says: string): ChecklistItem => ({ state: 'done', what, says });
export const open = (what: string, says: string): ChecklistItem => ({ state: 'open', what, says });
export const note = (what: string, says: string): ChecklistItem => ({ state: 'note', what, says });

/** What a new brand still has from the template, and what only a person can decide. */
export async function brandChecklist(
  { tenants, landers }: { tenants: string; landers: string },
  brand: Tenant,
): Promise<ChecklistItem[]> {
  const template = JSON.parse(await readFile(join(tenants, '_template.json'), 'utf8')) as Record<string, unknown>;
  return [
    soundness(brand),
    texts(brand, template),
    languages(brand),
    prices(brand),
    ...placeholderItems(brand),
    legal(brand),
    payments(brand),
    await shownLanders(brand, landers),
    themeItem(brand),
    textItem(tenants, brand),
  ];
}

function soundness(brand: Tenant): ChecklistItem {
  const count = brandAdvice(brand).length;
  return count === 0
    ? done('the file', 'all settings are consistent')
    : open('the file', `${count} problems: npm run tenant -- check`);
}

/** The texts of the template. The labels of fictional profiles are not included, because they can stay. */
function texts(brand: Tenant, template: Record<string, unknown>): ChecklistItem {
  const proposed = (['index_title', 'description'] as const).filter((field) => {
    const textOf = (text: unknown) => (typeof text === 'string' ? text : (text as Record<string, string>)['en']);
    return textOf(brand[field]) === textOf(template[field])?.replaceAll('{name}', brand.name);
  });
  return proposed.length === 0
    ? done('texts', 'title and description are your own')
    : open('texts', `${proposed.join(' and ')} still ${proposed.length > 1 ? 'are' : 'is'} the template’s`);
}

const english = new Intl.DisplayNames('en', { type: 'language' });

function languages({ countries }: Tenant): ChecklistItem {
  const spoken = [...new Set<Locale>(countries.flatMap((country) => localesForCountry(country)))];
  return done('languages', `${spoken.map((locale) => english.of(locale)).join(', ')}: complete`);
}

function prices({ markets }: Tenant): ChecklistItem {
  const countries = Object.keys(markets) as CountryCode[];
  const proposed = countries.filter(
    (country) => JSON.stringify(markets[country]!.bundles) === JSON.stringify(ordered(country)),
  );
  return proposed.length === 0
    ? done('prices', `set for ${countries.join(', ')}`)
    : open('prices', `${proposed.join(', ')}: the bundles are still those of the template, in "markets"`);
}

/** The proposed bundles with their keys in the order of the file. */
const ordered = (country: CountryCode) =>
  defaultMarket(country).bundles.map(({ id, credits, price }) => ({ id, credits, price }));

/** Production serves no brand with any of these; that the texts are unrecorded is a task of its own below. */
function placeholderItems(brand: Tenant): ChecklistItem[] {
  const found = placeholdersOf(brand, new Set([brand.slug]));
  if (found.length === 0) return [done('placeholders', `none; mail comes from ${brand.mail_address}`)];
  return found.map(({ file, path, message }) => open('placeholder', `${path} ${message}: ${file}`));
}

function legal({ company, name }: Tenant): ChecklistItem {
  return company.tradenames.includes(name)
    ? done('legal data', `${company.name}, ${company.city}`)
    : open('legal data', `${name} is not among the trade names of ${company.name}: companies/${company.id}.json`);
}

function payments({ payment_providers: providers }: Tenant): ChecklistItem {
  return providers.length === 0
    ? note('payments', 'no provider: the brand sells nothing')
    : done('payments', providers.map(({ account }) => account).join(', '));
}

async function shownLanders({ landers, niche }: Tenant, directory: string): Promise<ChecklistItem> {
  const names = await landerNames(directory);
  const unknown = Object.keys(landers).filter((name) => !names.includes(name));
  if (unknown.length > 0) return open('landers', `there is no lander ${unknown.join(', ')}`);
  const folders = await Promise.all(names.map((name) => readLanderFolder(directory, name)));
  const fitting = folders
    .filter(({ manifest }) => manifest?.kind === 'public' && manifest.niches.includes(nichePrefix(niche)))
    .map(({ name }) => name);
  const chosen = fitting.filter((name) => Object.hasOwn(landers, name));
  if (chosen.length < fitting.length) {
    const rest = fitting.filter((name) => !chosen.includes(name));
    return open('landers', `no weight chosen for ${rest.join(', ')}: each counts 1, and 0 switches one off`);
  }
  const shown = fitting.filter((name) => landers[name]! > 0);
  return done('landers', `${shown.length} of ${fitting.length} are shown, by your weights`);
}

function themeItem({ theme }: Tenant): ChecklistItem {
  const problems = overrideProblems(theme);
  if (problems.length > 0) return open('look', problems.join('; '));
  const own = Object.values(theme).flatMap((values) => Object.keys(values));
  return own.length === 0
    ? note('look', 'the unchanged theme of the niche; your own colours go into "theme"')
    : done('look', `own ${own.join(', ')}`);
}

function textItem(directory: string, { slug }: Tenant): ChecklistItem {
  return hasTextRecord(directory, slug)
    ? done('terms', 'what they say is recorded, so a change is noticed')
    : open('terms', `not recorded: when they are final, npm run tenant -- texts ${slug}`);
}

/** The list for the terminal, under the name of a brand or of the server. */
export function checklistText({ name }: { name: string }, items: readonly ChecklistItem[]): string {
  const width = Math.max(...items.map(({ what }) => what.length));
  const left = items.filter(({ state }) => state === 'open').length;
  const head = left === 0 ? 'nothing is left to do' : `${left} of ${items.length} things are left to do`;
  return [`${name}: ${head}`, ...items.map((item) => `  ${item.state}  ${item.what.padEnd(width)}  ${item.says}`)].join(
    '\n',
  );
}
