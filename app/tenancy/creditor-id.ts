/** Country, check digits, business code and the national part, which may have letters of both cases. */
export const CREDITOR_ID = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Za-z0-9]{1,28}$/;

/**
 * Whether the check digits of a SEPA creditor identifier are right (EPC262-08: ISO 7064 mod 97-10 over the national part,
 * the country and the check digits). The business code in positions 5 to 7 does not count.
 */
export function isCreditorId(id: string): boolean {
  // The standard counts from 02 to 98: 01 would be the remainder of 98 too.
  if (!CREDITOR_ID.test(id) || !/^..(?!0[01]|99)/.test(id)) return false;
  const checked = id.slice(7) + id.slice(0, 4);
  const digits = [...checked.toUpperCase()].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
