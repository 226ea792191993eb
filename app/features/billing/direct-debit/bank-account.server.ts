import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

export type ReadIban = { ok: true; iban: string } | { ok: false; problem: 'invalid' | 'no-sepa' };

/** The longest IBAN has 34 characters; people may write one with spaces. */
const MOST_TYPED = 60;

/** Reads an IBAN as people write it. Accounts of every SEPA country are accepted, as EU law demands. */
export function readIban(typed: string): ReadIban {
  if (typed.length > MOST_TYPED || !/^[A-Za-z0-9 .-]*$/.test(typed.trim())) return { ok: false, problem: 'invalid' };
  const iban = electronicFormatIBAN(typed.trim().replaceAll('.', ''));
  if (!iban || !isValidIBAN(iban)) return { ok: false, problem: 'invalid' };
  return isSEPACountry(iban.slice(0, 2)) ? { ok: true, iban } : { ok: false, problem: 'no-sepa' };
}

export const lastFour = (iban: string): string => iban.slice(-4);
