/**
 * `tenants/texts/<slug>.json` holds what the terms and the privacy page of a brand said when someone last decided about
 * them, as hashes. They follow the catalogues, the code and the settings of the brand, so any of these can change what
 * members have accepted. Then the check asks for a decision: a new version, or a note that it is only wording.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivacy } from '~/features/legal/documents/privacy.service.server';
import { writeTerms } from '~/features/legal/documents/terms.service.server';
import { LOCALES } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { textDate, versionName } from '~/tenancy/text-versions';
import { sourceTexts } from './source-texts';

const WRITERS = { terms: writeTerms, privacy: writePrivacy } as const;

type Recorded = keyof typeof WRITERS;
const recorded = Object.keys(WRITERS) as Recorded[];

/** The version of a text, and a hash of its words in each language. */
type TextRecord = Record<Recorded, { version: string } & Record<string, string>>;

export interface TextFinding {
  tenant: Tenant;
  text: Recorded;
  /** `same`: as recorded. `reworded`: other words under the same version. `new`: another version, or no record yet. */
  state: 'same' | 'reworded' | 'new';
}

/** What is recorded of each text of these brands compared with what it says now. */
export function compareTexts(directory: string, tenants: Iterable<Tenant>): TextFinding[] {
  return [...tenants].flatMap((tenant) => {
    const before = readRecord(directory, tenant.slug);
    const now = recordOf(tenant);
    return recorded.map((text) => ({ tenant, text, state: stateOf(before?.[text], now[text]) }));
  });
}

/** Only for brands with a record: a brand makes it before it goes live. */
export function textProblems(directory: string, tenants: Iterable<Tenant>) {
  const live = [...tenants].filter(({ slug }) => hasTextRecord(directory, slug));
  return compareTexts(directory, live)
    .filter(({ state }) => state !== 'same')
    .map(({ tenant: { slug }, text, state }) => ({
      file: `texts/${slug}.json`,
      path: `$.${text}`,
      message:
        state === 'new'
          ? `lacks a language, or the version of the brand: npm run tenant -- texts ${slug}`
          : `the page says something else than members have read: add an entry to text_changes, or, if nothing changes for them, npm run tenant -- texts ${slug} --wording`,
    }));
}

export const hasTextRecord = (directory: string, slug: string): boolean => existsSync(fileOf(directory, slug));

/** Records what the brand's texts say now. */
export function writeTextRecord(directory: string, tenant: Tenant): void {
  mkdirSync(join(directory, 'texts'), { recursive: true });
  writeFileSync(fileOf(directory, tenant.slug), `${JSON.stringify(recordOf(tenant), null, 2)}\n`);
}

const fileOf = (directory: string, slug: string) => join(directory, 'texts', `${slug}.json`);

function readRecord(directory: string, slug: string): TextRecord | undefined {
  if (!hasTextRecord(directory, slug)) return undefined;
  return JSON.parse(readFileSync(fileOf(directory, slug), 'utf8')) as TextRecord;
}

/** A language that was not there before is no change of what was said, but is to be recorded. */
function stateOf(before: TextRecord[Recorded] | undefined, now: TextRecord[Recorded]): TextFinding['state'] {
  if (before?.version !== now.version) return 'new';
  const known = LOCALES.filter((locale) => before[locale] !== undefined);
  if (known.some((locale) => before[locale] !== now[locale])) return 'reworded';
  return known.length < LOCALES.length ? 'new' : 'same';
}

function recordOf(tenant: Tenant): TextRecord {
  const entryOf = (text: Recorded) => ({
    version: versionName(textDate(tenant, text)),
    ...Object.fromEntries(LOCALES.map((locale) => [locale, hashOf(tenant, text, locale)])),
  });
  return { terms: entryOf('terms'), privacy: entryOf('privacy') };
}

/** Without the date, which is the version. */
function hashOf(tenant: Tenant, text: Recorded, locale: (typeof LOCALES)[number]): string {
  const { lead, sections } = WRITERS[text]({ tenant, locale, texts: (name) => sourceTexts(name, tenant.niche) });
  return createHash('sha256')
    .update(JSON.stringify([lead, sections]))
    .digest('hex')
    .slice(0, 32);
}
