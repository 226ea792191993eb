import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesForCountry, type Locale } from '~/i18n/locales';
import { takesMethod, type PaymentProvider } from '~/tenancy/payment-providers';
import type { Market } from '~/tenancy/tenant';
import type { CountryCode, Niche, SignupRule } from '~/tenancy/tenant-choices';
import { defaultMarket } from './default-market';
import { formatJson } from '../command/format-json';
import { readTenantFolder, type TenantFolder } from './tenant-folder';

export interface BrandAnswers {
  name: string;
  slug: string;
  niche: Niche;
  countries: CountryCode[];
  company: string;
  domain: string;
  signups: SignupRule;
  id?: number;
  /** Left out: those of the template. */
  providers?: PaymentProvider[];
}

type Json = Record<string, unknown>;

/** Writes `<slug>.json` from the template. If the server would reject it, writes nothing and returns the problems. */
export async function createBrand(
  directory: string,
  answers: BrandAnswers,
): Promise<{ ok: true; file: string; id: number } | { ok: false; problems: string[] }> {
  const folder = await readTenantFolder(directory);
  const file = `${answers.slug}.json`;
  if (folder.files.tenants.some(({ name }) => name === answers.slug)) {
    return { ok: false, problems: [`${file}: already exists`] };
  }
  const id = answers.id ?? nextId(folder);
  const template = JSON.parse(await readFile(join(directory, '_template.json'), 'utf8')) as Json;
  const creditor = folder.serving.companies.get(answers.company)?.creditor_id !== null;
  const limits = { providers: answers.providers ?? [], creditor };
  const content = await formatJson(fillTemplate(template, { ...answers, id }, limits));
  const candidate = { name: answers.slug, content, signature: 'new' };
  const { problems } = await readTenantFolder(directory, [candidate]);
  const own = problems.filter((problem) => problem.file === file);
  if (own.length > 0) return { ok: false, problems: own.map(({ path, message }) => `${file}: ${path} ${message}`) };
  // Written to a draft and renamed, so that the registry of a running server never reads half a file.
  const draft = join(directory, `.${file}.${process.pid}`);
  await writeFile(draft, content, { flag: 'wx' });
  await rename(draft, join(directory, file));
  return { ok: true, file, id };
}

/** One more than the highest id in any file, broken ones included, so that no id is used twice. */
function nextId({ files }: TenantFolder): number {
  const ids = files.tenants.map(({ content }) => Number(/"id"\s*:\s*(\d+)/.exec(content)?.[1] ?? 0));
  return Math.max(0, ...ids) + 1;
}

function fillTemplate(template: Json, answers: BrandAnswers & { id: number }, limits: Limits): Json {
  const { id, slug, name, domain, niche, countries, signups, company, providers } = answers;
  const locales = new Set<Locale>(['en', 'nl', ...countries.flatMap((country) => localesForCountry(country))]);
  const chosen: Json = {
    id,
    slug,
    company_id: company,
    name,
    domain,
    hosts: domain.startsWith('www.') ? [domain.slice(4)] : [],
    domain_language: `${localesForCountry(countries[0])[0]}-${countries[0]}`,
    niche,
    time_zone: timeZones[countries[0]!],
    countries,
    mail_name: name,
    signups,
    markets: Object.fromEntries(countries.map((country) => [country, payable(defaultMarket(country), limits)])),
    ...(providers && { payment_providers: providers }),
  };
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, key in chosen ? chosen[key] : textsOf(value, name, locales)]),
  );
}

interface Limits {
  providers: readonly PaymentProvider[];
  /** Whether the company may collect by direct debit. */
  creditor: boolean;
}

/** Without the methods that none of the providers takes, and without direct debit where the company is no creditor. */
function payable(market: Market, { providers, creditor }: Limits): Market {
  const methods = market.payment_methods.filter(
    ({ method }) =>
      (creditor || method !== 'directdebit') &&
      (providers.length === 0 || providers.some((provider) => takesMethod(provider, method))),
  );
  return { ...market, payment_methods: methods };
}

/** Reduces maps of texts to the languages of the brand, and replaces `{name}` by its name. */
function textsOf(value: unknown, name: string, locales: Set<Locale>): unknown {
  if (typeof value === 'string') return value.replaceAll('{name}', name);
  if (typeof value !== 'object' || value === null || !('en' in value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([locale]) => locales.has(locale as Locale))
      .map(([locale, text]) => [locale, textsOf(text, name, locales)]),
  );
}

// prettier-ignore
const timeZones: Record<CountryCode, string> = {
  US: 'America/New_York', NL: 'Europe/Amsterdam', BE: 'Europe/Brussels', FR: 'Europe/Paris', IT: 'Europe/Rome',
  ES: 'Europe/Madrid', DE: 'Europe/Berlin', AT: 'Europe/Vienna', IE: 'Europe/Dublin', GB: 'Europe/London',
  CA: 'America/Toronto', PL: 'Europe/Warsaw', AU: 'Australia/Sydney', NZ: 'Pacific/Auckland', CH: 'Europe/Zurich',
  DK: 'Europe/Copenhagen', FI: 'Europe/Helsinki', NO: 'Europe/Oslo', SE: 'Europe/Stockholm',
};
