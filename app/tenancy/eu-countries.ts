/** The member states of the European Union. */
const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The days in which a consumer there may withdraw from a contract (Directive 2011/83/EU, article 9). */
export const EU_RETURN_DAYS = 14;

export function isInEu(country: string): boolean {
  return EU.has(country);
}
