import { createInterface } from 'node:readline/promises';
import {
  countryCodes,
  niches,
  signupRules,
  type CountryCode,
  type Niche,
  type SignupRule,
} from '~/tenancy/tenant-choices';
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

/** A question, with a hint for invalid answers, for which `read` returns undefined. */
interface Question<T> {
  flag: keyof BrandFlags;
  text: string;
  fallback?: string;
  hint: string;
  read(answer: string): T | undefined;
}

type Ask = <T>(question: Question<T>) => Promise<T>;

const NICHES = '1 everyone, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay';

/**
 * Asks for what only a person knows. Flags answer questions in advance; without a terminal they must answer all of
 * them.
 */
export async function askAnswers(flags: BrandFlags, companies: string[], terminal: boolean): Promise<BrandAnswers> {
  const lines = terminal ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask: Ask = async (question) => {
    const given = flags[question.flag];
    if (given !== undefined || !lines) return readFlag(question, given);
    for (;;) {
      const shown = question.fallback === undefined ? '' : ` (${question.fallback})`;
      const answer = (await lines.question(`${question.text}${shown}: `)).trim() || question.fallback || '';
      const value = question.read(answer);
      if (value !== undefined) return value;
      console.log(`  ${question.hint}`);
    }
  };
  try {
    return await answersFrom(ask, companies);
  } finally {
    lines?.close();
  }
}

function readFlag<T>(question: Question<T>, given: string | undefined): T {
  const value = question.read((given ?? question.fallback ?? '').trim());
  if (value === undefined)
    throw new Error(`--${question.flag}: ${given ? question.hint : `is needed. ${question.hint}`}`);
  return value;
}

async function answersFrom(ask: Ask, companies: string[]): Promise<BrandAnswers> {
  const text = (answer: string) => answer || undefined;
  const name = await ask({ flag: 'name', text: 'Name of the brand', hint: 'a name of 1 to 60 characters', read: text });
  const slug = await ask({
    flag: 'slug',
    text: 'Short name',
    fallback: slugOf(name),
    hint: 'lower-case letters, digits and dashes',
    read: text,
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
  const company = await ask({
    flag: 'company',
    text: `Company: ${companies.join(', ')}`,
    ...(companies[0] === undefined ? {} : { fallback: companies[0] }),
    hint: companies.length > 0 ? `one of ${companies.join(', ')}` : 'add a file to companies/ first',
    read: (answer) => companies.find((known) => known === answer),
  });
  const domain = await ask({
    flag: 'domain',
    text: 'Domain',
    fallback: `www.${slug}.example`,
    hint: 'such as www.example.com',
    read: text,
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
