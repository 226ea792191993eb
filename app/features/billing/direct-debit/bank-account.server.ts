import { isValidIBAN } from 'ibantools';

export type ReadIban = { ok: true; iban: string } | { ok: false; problem: 'invalid' | 'no-sepa' };

/** The longest IBAN has 34 characters; banking apps and PDFs put spaces and invisible marks between them. */
const MOST_TYPED = 120;

/** Spaces of any width, line breaks, dashes, points, and marks of format that nobody sees. */
const BETWEEN = /[\s\p{Zs}\p{Cf}\p{Pd}\u2212.]/gu;

/** What invoices and banking apps write in front. “No” is also the beginning of every Norwegian IBAN. */
const LABEL = /^IBAN(?:(?:NR|NO|N[°Oº]|NUMMER|NUMBER|NUMERO|NÚMERO|NUMÉRO)(?=:?[A-Z]{2}\d\d))?:?/;

/**
 * The countries whose accounts a SEPA direct debit reaches, by the first letters of an IBAN: the geographical scope of the
 * European Payments Council's schemes (its document EPC409-09), which is one for credit transfers and direct debits.
 * Written down on 28 November 2026 from reports of the Council's decisions, which stand below; compare
 * it with the document before a first direct debit in one of them. Dependent territories have the letters of their
 * country. A bank that has not joined the scheme for direct debits refuses the debit, which ends the order as failed.
 */
const SEPA = {
  'European Union': 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'European Economic Area': 'IS LI NO',
  'beyond it': 'AD CH GB GI MC SM VA',
  'since November 2024': 'AL ME',
  'since March 2025': 'MD MK',
  'since May 2025': 'RS',
} as const;

const sepaCountries: ReadonlySet<string> = new Set(Object.values(SEPA).flatMap((codes) => codes.split(' ')));

/** Reads an IBAN as people write and copy it. Accounts of every SEPA country are accepted, as EU law demands. */
export function readIban(typed: string): ReadIban {
  if (typed.length > MOST_TYPED) return { ok: false, problem: 'invalid' };
  const iban = typed.normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase().replace(LABEL, '');
  if (!isValidIBAN(iban)) return { ok: false, problem: 'invalid' };
  return sepaCountries.has(iban.slice(0, 2)) ? { ok: true, iban } : { ok: false, problem: 'no-sepa' };
}

export const lastFour = (iban: string): string => iban.slice(-4);
