import { DAY } from '~/time/durations';
import type { Company, TenantText, TextChange } from './tenant';

/** Spec section 9: the version of the terms where neither the company nor a change is younger than this. */
const TERMS = Date.parse('2023-12-01T12:00:00Z');

/** Before new terms apply to anyone who is a member already, they can be read for at least this long. */
export const LEAD_DAYS = 30;

/** When the words of each page were last changed, unless the company came later. Anyone who changes one changes its date. */
const CHANGED = {
  privacy: Date.parse('2026-11-25T12:00:00Z'),
  cookies: Date.parse('2026-11-23T12:00:00Z'),
  accessibility: Date.parse('2026-11-23T12:00:00Z'),
};

export type DatedText = 'terms' | keyof typeof CHANGED;

interface Brand {
  company: Pick<Company, 'added'>;
  text_changes: readonly TextChange[];
}

/** A version of a text that members read. Times are epoch milliseconds. */
export interface TextVersion {
  /** When it was published. */
  at: number;
  /** From when it applies to anyone who accepted an earlier one. */
  from: number;
  /** What is different, in the words of the brand; null for the first version, and where the company is a new one. */
  what: TenantText | null;
}

/** All versions of the brand's terms, the oldest first: those that it names, and those that follow from its company. */
export function termsVersions(tenant: Brand): TextVersion[] {
  const changes = toldChanges(tenant, 'terms');
  const own = [TERMS, Date.parse(tenant.company.added)]
    .filter((at) => at >= TERMS && !changes.some((version) => version.at === at))
    .map((at) => ({ at, from: at === TERMS ? at : at + LEAD_DAYS * DAY, what: null }));
  const distinct = own.filter(({ at }, place) => own.findIndex((version) => version.at === at) === place);
  return [...distinct, ...changes].toSorted((a, b) => a.at - b.at);
}

/** What the brand says it has changed in a text, the oldest first. */
export function toldChanges(tenant: Pick<Brand, 'text_changes'>, text: TextChange['text']): TextVersion[] {
  return tenant.text_changes
    .filter((change) => change.text === text)
    .map(({ date, from, what }) => ({ at: Date.parse(date), from: Date.parse(from ?? date), what }))
    .toSorted((a, b) => a.at - b.at);
}

/** Epoch milliseconds from which a text applies: its date, or that on which the company was added if that is later. */
export function textDate(tenant: Brand, text: DatedText): number {
  if (text === 'terms') return termsVersions(tenant).at(-1)!.at;
  const moments = text === 'privacy' ? toldChanges(tenant, text).map(({ at }) => at) : [];
  return Math.max(CHANGED[text], Date.parse(tenant.company.added), ...moments);
}

/** The version of the terms as the log of consents stores it: an ISO 8601 date and time. */
export function termsVersion(tenant: Brand): string {
  return versionName(textDate(tenant, 'terms'));
}

export function versionName(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
