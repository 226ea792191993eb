/**
 * The characters that our languages and prices need, as code points from and to: what the first font
 * file of a page holds. Anything else comes from a second file, once it is on a page.
 */
export const TEXT_CHARACTERS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** As in CSS: `U+20-7E,U+A0-FF`. */
export const textRange = TEXT_CHARACTERS.map(([from, to]) => {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
}).join(',');
