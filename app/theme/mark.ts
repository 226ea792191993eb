/** The side of the square in which a mark is drawn. */
export const MARK_SIDE = 32;

/** The mark of a brand: two shapes that meet, as SVG path data in a square of `MARK_SIDE`, each by its paint. */
export interface BrandMark {
  readonly primary: string;
  readonly secondary: string;
  /** As in the attribute `transform`; empty for an upright mark. */
  readonly transform: string;
}

/* Each shape fills a half, 15 wide and 32 high, on the left and, mirrored, on the right; a gap of two parts them, so that
   a mark of one colour, too, shows two. */
const SHAPES: readonly (readonly [left: string, right: string])[] = [
  ['M15 0V32A15 16 0 0 1 15 0Z', 'M17 0V32A15 16 0 0 0 17 0Z'],
  ['M0 0A15 16 0 0 1 0 32Z', 'M32 0A15 16 0 0 0 32 32Z'],
  [
    'M0 7.5A7.5 7.5 0 0 1 15 7.5V24.5A7.5 7.5 0 0 1 0 24.5Z',
    'M17 7.5A7.5 7.5 0 0 1 32 7.5V24.5A7.5 7.5 0 0 1 17 24.5Z',
  ],
  ['M0 32V7.5A7.5 7.5 0 0 1 15 7.5V32Z', 'M17 32V7.5A7.5 7.5 0 0 1 32 7.5V32Z'],
  ['M0 0V24.5A7.5 7.5 0 0 0 15 24.5V0Z', 'M17 0V24.5A7.5 7.5 0 0 0 32 24.5V0Z'],
  ['M15 0V17A15 15 0 0 1 0 32V15A15 15 0 0 1 15 0Z', 'M17 0V17A15 15 0 0 0 32 32V15A15 15 0 0 0 17 0Z'],
  ['M0 0A15 15 0 0 1 15 15V32A15 15 0 0 1 0 17Z', 'M32 0A15 15 0 0 0 17 15V32A15 15 0 0 0 32 17Z'],
  [
    'M0 7.5A7.5 7.5 0 0 1 15 7.5A7.5 7.5 0 0 1 0 7.5ZM0 24.5A7.5 7.5 0 0 1 15 24.5A7.5 7.5 0 0 1 0 24.5Z',
    'M17 7.5A7.5 7.5 0 0 1 32 7.5A7.5 7.5 0 0 1 17 7.5ZM17 24.5A7.5 7.5 0 0 1 32 24.5A7.5 7.5 0 0 1 17 24.5Z',
  ],
  ['M15 0V32L0 16Z', 'M17 0V32L32 16Z'],
  ['M15 0V9A7 7 0 0 0 15 23V32A15 16 0 0 1 15 0Z', 'M17 0V9A7 7 0 0 1 17 23V32A15 16 0 0 0 17 0Z'],
  ['M15 32C4 24 0 18 0 9A7.5 8 0 0 1 15 8Z', 'M17 32C28 24 32 18 32 9A7.5 8 0 0 0 17 8Z'],
  ['M0 0H15A15 15 0 0 1 0 15ZM0 17H15A15 15 0 0 1 0 32Z', 'M17 15A15 15 0 0 1 32 0V15ZM17 32A15 15 0 0 1 32 17V32Z'],
];

const TURNS = ['', 'rotate(90 16 16)'] as const;

/** The mark of a brand's name, always the same one: a brand needs no designer to be told from another. */
export function brandMark(name: string): BrandMark {
  let hash = hashOf(name.normalize('NFC').trim().toLowerCase());
  const next = <T>(choices: readonly T[]): T => {
    const choice = choices[hash % choices.length]!;
    hash = Math.floor(hash / choices.length);
    return choice;
  };
  const [left] = next(SHAPES);
  const [, right] = next(SHAPES);
  const [primary, secondary] = next([
    [left, right],
    [right, left],
  ] as const);
  return { primary, secondary, transform: next(TURNS) };
}

/** The mark in two fills as SVG, on a ground of the same brand: for icons, which have no style sheet. */
export function markSvg(name: string, { ink, side, at }: { ink: string; side: number; at: number }): string {
  const { primary, secondary, transform } = brandMark(name);
  const turned = transform && `<g transform="${transform}">`;
  return (
    `<g transform="translate(${at} ${at})scale(${side / MARK_SIDE})" fill="${ink}">${turned}` +
    `<path d="${primary}"/><path d="${secondary}" fill-opacity=".72"/>${turned && '</g>'}</g>`
  );
}

/** FNV-1a over code points, with a last mix: names that differ in one letter have marks that differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
