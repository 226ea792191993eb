import type { Company } from './tenant';

/** Spec section 9: the version of the terms where the company is older than this. */
const TERMS = Date.parse('2023-12-01T12:00:00Z');

/** When the words of each page were last changed, unless the company came later. Whoever changes one changes its date. */
const CHANGED = {
  privacy: Date.parse('2026-11-23T12:00:00Z'),
  cookies: Date.parse('2026-11-23T12:00:00Z'),
  accessibility: Date.parse('2026-11-23T12:00:00Z'),
};

export type DatedText = 'terms' | keyof typeof CHANGED;

interface Brand {
  company: Pick<Company, 'added'>;
}

/** Epoch milliseconds from which a text applies: its date, or that on which the company was added if that is later. */
export function textDate(tenant: Brand, text: DatedText): number {
  const written = text === 'terms' ? TERMS : CHANGED[text];
  return Math.max(written, Date.parse(tenant.company.added));
}

/** The version of the terms as the log of consents stores it: an ISO 8601 date and time. */
export function termsVersion(tenant: Brand): string {
  return new Date(textDate(tenant, 'terms')).toISOString().replace('.000Z', 'Z');
}
