/** The member states of the European Union. */
const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Where the same law applies by agreement or was adopted: the rest of the European Economic Area, and the United Kingdom. */
const LIKE_EU: ReadonlySet<string> = new Set(['GB', 'IS', 'LI', 'NO']);

/** The days in which a consumer there may withdraw from a contract (Directive 2011/83/EU, article 9). */
export const EU_RETURN_DAYS = 14;

/** Whether the law of the country gives consumers these days. */
export const hasRightToWithdraw = (country: string): boolean => EU.has(country) || LIKE_EU.has(country);

/** Whether a brand serves people who have this right. */
export const servesRightToWithdraw = ({ countries }: { countries: readonly string[] }): boolean =>
  countries.some(hasRightToWithdraw);
