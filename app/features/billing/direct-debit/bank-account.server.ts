import { isValidIBAN } from 'ibantools';
import { sepaCountries } from './sepa-countries';

export type ReadIban = { ok: true; iban: string } | { ok: false; problem: 'invalid' | 'no-sepa' };

/** The longest IBAN has 34 characters; banking apps and PDFs put spaces and invisible marks between them. */
const MOST_TYPED = 120;

/** Spaces of any width, line breaks, dashes, points, and marks of format that nobody sees. */
const BETWEEN = /[\s\p{Zs}\p{Cf}\p{Pd}\u2212.]/gu;

/** What invoices and banking apps write in front. “No” is also the beginning of every Norwegian IBAN. */
const LABEL = /^IBAN(?:(?:NR|NO|N[°Oº]|NUMMER|NUMBER|NUMERO|NÚMERO|NUMÉRO)(?=:?[A-Z]{2}\d\d))?:?/;

/** Reads an IBAN as people write and copy it. Accounts of every SEPA country are accepted, as EU law demands. */
export function readIban(typed: string): ReadIban {
  if (typed.length > MOST_TYPED) return { ok: false, problem: 'invalid' };
  const iban = typed.normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase().replace(LABEL, '');
  if (!isValidIBAN(iban)) return { ok: false, problem: 'invalid' };
  return sepaCountries.has(iban.slice(0, 2)) ? { ok: true, iban } : { ok: false, problem: 'no-sepa' };
}

export const lastFour = (iban: string): string => iban.slice(-4);
