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

export const sepaCountries: ReadonlySet<string> = new Set(Object.values(SEPA).flatMap((codes) => codes.split(' ')));
