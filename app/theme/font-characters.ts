type Ranges = readonly (readonly [from: number, to: number])[];

/** The characters of the product's languages and prices, for the first font file; the others load only when used. */
export const TEXT_CHARACTERS: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xba, 0xba],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/**
 * Letters beyond Western Europe's: Polish ones, which names bring to every page, and those of Finnish loan words. They
 * are a small file of their own.
 */
export const FURTHER_CHARACTERS: Ranges = [
  [0x104, 0x107],
  [0x118, 0x119],
  [0x141, 0x144],
  [0x15a, 0x15b],
  [0x160, 0x161],
  [0x179, 0x17e],
];

/** The characters in the font package's file for Latin letters. */
const LATIN_CHARACTERS: Ranges = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/** The characters in the font package's file for further Latin letters. */
const EXTENDED_CHARACTERS: Ranges = [
  [0x100, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x2020, 0x2020],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
];

/** The ranges without the taken ones; both must be in ascending order. */
function without(ranges: Ranges, excluded: Ranges): Ranges {
  return ranges.flatMap(([from, to]) => {
    const left: [number, number][] = [];
    let next = from;
    for (const [first, last] of excluded) {
      if (last < next || first > to) continue;
      if (first > next) left.push([next, first - 1]);
      next = last + 1;
    }
    if (next <= to) left.push([next, to]);
    return left;
  });
}

/** Writes the ranges as in CSS: `U+20-7E,U+A0`. */
function inCss(ranges: Ranges): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

export const textRange = inCss(TEXT_CHARACTERS);
// Characters of the first file are in no other: browsers would otherwise fetch another file too when the first one is
// slow.
export const restRange = inCss(without(LATIN_CHARACTERS, TEXT_CHARACTERS));
export const furtherRange = inCss(FURTHER_CHARACTERS);
export const extendedRange = inCss(without(without(EXTENDED_CHARACTERS, TEXT_CHARACTERS), FURTHER_CHARACTERS));
