/** The side of the square in which a mark is drawn. */
export const MARK_SIDE = 30;

/** The mark of a brand: two shapes that meet, as SVG path data in a square of `MARK_SIDE`, each by its paint. */
export interface BrandMark {
  readonly primary: string;
  readonly secondary: string;
  /** Whether it lies: turned by 90 degrees about its middle. */
  readonly turned?: true;
}

/* Each shape fills a half, 14 wide and 30 high, on the left and, mirrored, on the right; a gap of two parts them, so that
   a mark of one colour, too, shows two. Every page has them twice, so they are written as short as the format allows. */
const SHAPES: readonly (readonly [left: string, right: string])[] = [
  ['M14 0v30a14 15 0 010-30', 'M16 0v30a14 15 0 000-30'],
  ['M0 0a14 15 0 010 30', 'M30 0a14 15 0 000 30'],
  ['M0 7a7 7 0 0114 0v16a7 7 0 01-14 0', 'M16 7a7 7 0 0114 0v16a7 7 0 01-14 0'],
  ['M0 30V7a7 7 0 0114 0v23', 'M16 30V7a7 7 0 0114 0v23'],
  ['M0 0v23a7 7 0 0014 0V0', 'M16 0v23a7 7 0 0014 0V0'],
  ['M14 0v16A14 14 0 010 30V14A14 14 0 0114 0', 'M16 0v16a14 14 0 0014 14V14A14 14 0 0016 0'],
  ['M0 0a14 14 0 0114 14v16A14 14 0 010 16', 'M30 0a14 14 0 00-14 14v16a14 14 0 0014-14'],
  [
    'M0 7a7 7 0 0114 0 7 7 0 01-14 0m0 16a7 7 0 0114 0 7 7 0 01-14 0',
    'M16 7a7 7 0 0114 0 7 7 0 01-14 0m0 16a7 7 0 0114 0 7 7 0 01-14 0',
  ],
  ['M14 0v30L0 15', 'M16 0v30l14-15'],
  ['M14 0v8a7 7 0 000 14v8a14 15 0 010-30', 'M16 0v8a7 7 0 010 14v8a14 15 0 000-30'],
  ['M14 30C4 22 0 17 0 8a7 7.5 0 0114-.5', 'M16 30c10-8 14-13 14-22a7 7.5 0 00-14-.5'],
  ['M0 0h14A14 14 0 010 14m0 2h14A14 14 0 010 30', 'M16 14A14 14 0 0130 0v14M16 30a14 14 0 0114-14v14'],
];

/** The mark of a brand's name, always the same one: a brand needs no designer to be told from another. */
export function brandMark(name: string): BrandMark {
  let hash = hashOf(name.normalize('NFC').trim().toLowerCase());
  const next = (choices: number): number => {
    const choice = hash % choices;
    hash = Math.floor(hash / choices);
    return choice;
  };
  const left = SHAPES[next(SHAPES.length)]![0];
  const right = SHAPES[next(SHAPES.length)]![1];
  const [primary, secondary] = next(2) === 0 ? [left, right] : [right, left];
  return { primary, secondary, ...(next(2) === 1 && { turned: true as const }) };
}

/** The mark in one ink, for icons, which have no style sheet. It stands in a square of `MARK_SIDE`. */
export function markSvg(name: string, ink: string): string {
  const { primary, secondary, turned } = brandMark(name);
  const turn = turned ? ' transform="rotate(90 15 15)"' : '';
  return `<g fill="${ink}"${turn}><path d="${primary}"/><path d="${secondary}" opacity=".72"/></g>`;
}

/** FNV-1a over code points, with a last mix: names that differ in one letter have marks that differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
