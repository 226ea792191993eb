/**
 * Whether the check digits of a SEPA creditor identifier are right (EPC262-08: ISO 7064 mod 97-10 over the national part,
 * the country and the check digits). The business code in positions 5 to 7 does not count.
 */
export function isCreditorId(id: string): boolean {
  const checked = id.slice(7) + id.slice(0, 4);
  const digits = [...checked.toUpperCase()].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
