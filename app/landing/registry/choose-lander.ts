export interface Weighted {
  name: string;
  weight: number;
}

/** Chooses a name by weight; `chance` is from 0 to below 1. Undefined where no choice has any weight. */
export function chooseByWeight(choices: readonly Weighted[], chance: number): string | undefined {
  const open = choices.filter(({ weight }) => weight > 0);
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * total;
  for (const { name, weight } of open) {
    left -= weight;
    if (left < 0) return name;
  }
  return open.at(-1)?.name;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const DIGITS = 8;

/** Converts a random id of ids.ts to a number from 0 to below 1, from its last eight characters (40 bits). */
export function chanceOf(id: string): number {
  return (
    Array.from(id.slice(-DIGITS)).reduce((sum, character) => sum * 32 + ALPHABET.indexOf(character), 0) / 32 ** DIGITS
  );
}
