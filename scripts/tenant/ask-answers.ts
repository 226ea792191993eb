import {
  countryCodes,
  niches,
  signupRules,
  type CountryCode,
  type Niche,
  type SignupRule,
} from '~/tenancy/tenant-choices';
import { hostSchema, line, slugSchema } from '~/tenancy/field-schemas.server';
import { isReservedName } from '~/tenancy/placeholders.server';
import { withQuestions, type Ask } from '../command/questions';
import type { BrandAnswers } from './new-brand';

export interface BrandFlags {
  name?: string | undefined;
  slug?: string | undefined;
  niche?: string | undefined;
  countries?: string | undefined;
  company?: string | undefined;
  domain?: string | undefined;
  signups?: string | undefined;
  id?: string | undefined;
}

const NICHES = '1 everyone, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay';

/** Asks for what only a person knows. */
export const askAnswers = (flags: BrandFlags, companies: string[], terminal: boolean): Promise<BrandAnswers> =>
  withQuestions({ ...flags }, terminal, (ask) => askBrand(ask, companies));

/** The questions about one brand. `real`: one with a domain that can be owned. */
export async function askBrand(ask: Ask, companies: string[], { real = false } = {}): Promise<BrandAnswers> {
  const name = await ask({
    flag: 'name',
    text: 'Name of the brand',
    hint: 'a name of 1 to 60 characters',
    read: (answer) => (line(60).safeParse(answer).success ? answer : undefined),
  });
  const slug = await ask({
    flag: 'slug',
    text: 'Short name',
    fallback: slugOf(name),
    hint: 'lower-case letters, digits and dashes',
    read: (answer) => (slugSchema.safeParse(answer).success ? answer : undefined),
  });
  const niche = await ask<Niche>({
    flag: 'niche',
    text: `Niche: ${NICHES}`,
    fallback: '1',
    hint: 'a number from 1 to 7',
    read: (answer) => niches.find((known) => String(known) === answer),
  });
  const countries = await ask<CountryCode[]>({
    flag: 'countries',
    text: 'Countries, the first is the default',
    hint: `such as NL,BE, out of ${countryCodes.join(' ')}`,
    read: readCountries,
  });
  const company = await askCompanyOf(ask, companies, real);
  const domain = await ask({
    flag: 'domain',
    text: 'Domain',
    ...(real ? {} : { fallback: `www.${slug}.example` }),
    hint: real ? 'a domain of your own; names for examples and tests are refused' : 'such as www.example.com',
    read: (answer) => (hostSchema.safeParse(answer).success && !(real && isReservedName(answer)) ? answer : undefined),
  });
  const signups = await ask<SignupRule>({
    flag: 'signups',
    text: 'Who may sign up',
    fallback: 'all',
    hint: `one of ${signupRules.join(', ')}`,
    read: (answer) => signupRules.find((known) => known === answer),
  });
  return { name, slug, niche, countries, company, domain, signups };
}

/** Where a brand of the world outside has but one company, it is no question. */
const askCompanyOf = (ask: Ask, companies: string[], real: boolean): Promise<string> | string =>
  real && companies.length === 1
    ? companies[0]!
    : ask({
        flag: 'company',
        text: `Company: ${companies.join(', ')}`,
        ...(companies[0] === undefined ? {} : { fallback: companies[0] }),
        hint: companies.length > 0 ? `one of ${companies.join(', ')}` : 'add a file to companies/ first',
        read: (answer) => companies.find((known) => known === answer),
      });

function readCountries(answer: string): CountryCode[] | undefined {
  const parts = answer
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const known = parts.map((code) => countryCodes.find((country) => country === code));
  const found = known.filter((country) => country !== undefined);
  return found.length > 0 && found.length === parts.length ? found : undefined;
}

/** `Salon Privé` becomes `salon-prive`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
}
