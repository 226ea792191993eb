/** A Cyrillic letter or a digit, and the Latin letter that it resembles; i, l and 1 count as one. */
const SIMILAR = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іl', '0o', '1l', '3e', '5s', 'il', '$s'].map((pair) => [
    pair[0]!,
    pair[1]!,
  ]),
);

/** The words of a name without accents, in letters that count as the same if they look the same. */
const wordsOf = (name: string) =>
  [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((sign) => SIMILAR.get(sign) ?? sign)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Whether a member's name says that it is the brand or its team: «Golden Hour», «GoldenHour Support», «G0lden-Hour».
 * Nobody else may write to members in the name of the brand.
 */
export function namesBrand(name: string, brand: string): boolean {
  const own = [...wordsOf(brand).join('')];
  return own.length > 0 && new RegExp(` ${own.join(' ?')} `, 'u').test(` ${wordsOf(name).join(' ')} `);
}
