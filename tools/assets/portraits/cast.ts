import type { Rng } from '~db/seed/rng';
import type { HairColor } from '~/features/profiles/traits/traits';

export type AgeGroup = 'young' | 'mid' | 'mature';
export type Build = 'slim' | 'normal' | 'round';
export type Garment =
  | 'tee'
  | 'breton'
  | 'dots'
  | 'scoop'
  | 'wrap'
  | 'knit'
  | 'straps'
  | 'shirt'
  | 'overshirt'
  | 'blazer'
  | 'polo'
  | 'hoodie';

/** All properties of one drawn person; colours are six hex digits without '#'. */
export interface Part {
  gender: 'female' | 'male';
  age: AgeGroup;
  build: Build;
  hairColor: HairColor;
  head: string;
  hair: string;
  /** Null means bald. */
  hairPaint: string | null;
  hairLight: string;
  eyes: string;
  brows: string;
  browPaint: string;
  mouth: string;
  mouthPaint: string;
  nose: string;
  beard: 'none' | 'stubble' | 'short' | 'moustache' | 'bushy';
  bushy: string;
  glasses: string | null;
  earrings: string | null;
  freckles: boolean;
  skin: string;
  skinShade: string;
  skinLine: string;
  blush: string;
  garment: Garment;
  cloth: string;
  clothShade: string;
  clothLight: string;
}

const v = (text: string) => text.split(' ').map((n) => `variant${n}`);

/** Only adult features: no round doll eyes, no pigtail buns, no tongue, no tooth gap. */
const womenHair = v('48 46 42 40 37 35 33 32 31 29 24 23 21 19 18 17 16 15 13 10 38');
const matureWomenHair = v('37 32 24 19 23 17 15 44 38 29 18 33 13 35 10');
const menHair = v('47 39 22 12 09 08 05 04 03 02 01 20 36');
const matureMenHair = v('47 09 08 03 02 01 28 25 03 39');
const eyes = { female: v('23 20 17 11 10 06 04 08 12 14'), male: v('17 06 04 10 11 12 08 20') };
const brows = { female: v('09 05 07 02 12'), male: v('10 03 02 12') };
const mouths = {
  female: ['happy01', 'happy02', 'happy03', 'happy05', 'happy06', 'happy18', 'happy03', 'happy02', 'happy05'],
  male: ['happy01', 'happy02', 'happy04', 'happy05', 'happy06', 'happy02', 'sad09'],
};

/** These mouths are drawn by their outline, which stays dark; the others are lips. */
const openMouths = new Set(['happy05', 'happy06']);

/** Each entry is skin, shade, line and blush, from light to dark. */
const skins = [
  ['f9d9c2', 'e9b597', 'c98a6c', 'f29b8a'],
  ['f4cba9', 'dea27c', 'bd7f5a', 'ea8a74'],
  ['edb98a', 'd2935f', 'ab6c41', 'e07f62'],
  ['d99a6c', 'b97748', '8f5530', 'cf6c4e'],
  ['b9774b', '965733', '6f3c22', 'b0563f'],
  ['8f5636', '6f3f26', '4b2716', '94422f'],
  ['6d4029', '52301f', '341b10', '7d3a2b'],
] as const;

/** The colour of the hair and of its highlights. */
const hairPaints: Record<Exclude<HairColor, 'bald'>, readonly [string, string]> = {
  black: ['2a2226', '4b4048'],
  'dark brown': ['43291f', '6a4433'],
  brown: ['6a4027', '91603f'],
  brunette: ['7b4a2c', 'a8703f'],
  'dark blond': ['a57a45', 'cda264'],
  blond: ['d7ac5b', 'f2d48d'],
  red: ['a8452a', 'd97847'],
  gray: ['8e8a8c', 'bcb8b8'],
  white: ['d5d0ca', 'f6f3ee'],
  other: ['7d4a78', 'b97ba8'],
};

const cloths = [
  ['b3423f', '8c302f', 'e98a76'],
  ['d97b4f', 'b35e37', 'f5c39a'],
  ['e2b04a', 'bf8e2e', 'f8dfa2'],
  ['5f7f5c', '466243', 'b5cba4'],
  ['2f6f73', '215256', '9cc9c4'],
  ['33517e', '243b5f', 'a9bfe0'],
  ['6b4a7d', '50365f', 'c9aedb'],
  ['c46a86', '9f4c67', 'f1bfcb'],
  ['3a3540', '28242d', '9b94a3'],
  ['efe3cf', 'cdbb9d', 'fffaf0'],
  ['8a5a3c', '6a422a', 'd3a887'],
  ['7fa6b8', '5f8799', 'cfe3ea'],
] as const;

const outfits: Record<Part['gender'], readonly (readonly [Garment, number])[]> = {
  female: [
    ['scoop', 4],
    ['wrap', 4],
    ['breton', 2],
    ['dots', 2],
    ['knit', 3],
    ['straps', 2],
    ['blazer', 3],
    ['shirt', 2],
    ['tee', 2],
    ['overshirt', 2],
  ],
  male: [
    ['tee', 4],
    ['shirt', 4],
    ['overshirt', 4],
    ['blazer', 3],
    ['knit', 3],
    ['polo', 3],
    ['hoodie', 2],
    ['breton', 1],
  ],
};

function pickHairColor(rng: Rng, age: AgeGroup, skin: number, gender: Part['gender']): HairColor {
  if (age === 'mature') {
    if (gender === 'male' && rng.chance(0.2)) return 'bald';
    return rng.weighted<HairColor>([
      ['gray', 5],
      ['white', 4],
      [skin > 3 ? 'black' : 'dark blond', gender === 'female' ? 2 : 1],
      [skin > 3 ? 'gray' : 'brown', gender === 'female' ? 2 : 1],
    ]);
  }
  if (gender === 'male' && rng.chance(age === 'mid' ? 0.12 : 0.03)) return 'bald';
  if (skin > 3)
    return rng.weighted<HairColor>([
      ['black', 7],
      ['dark brown', 4],
      ['other', gender === 'female' ? 0.6 : 0],
    ]);
  return rng.weighted<HairColor>([
    ['black', 3],
    ['dark brown', 5],
    ['brown', 5],
    ['brunette', 4],
    ['dark blond', 5],
    ['blond', skin < 2 ? 5 : 2],
    ['red', skin < 2 ? 2.5 : 0.6],
    ['gray', age === 'mid' ? (gender === 'male' ? 3 : 0.6) : 0],
    ['other', age === 'young' && gender === 'female' ? 1 : 0],
  ]);
}

export function castPerson(rng: Rng, gender: Part['gender'], age: AgeGroup, build: Build): Part {
  const skinIndex = rng.weighted(skins.map((_, i) => [i, [4, 5, 5, 3, 2, 2, 1.5][i]!] as const));
  const [skin, skinShade, skinLine, blush] = skins[skinIndex]!;
  const hairColor = pickHairColor(rng, age, skinIndex, gender);
  const [hairPaint, hairLight] = hairColor === 'bald' ? [null, 'cccccc'] : hairPaints[hairColor];
  const [cloth, clothShade, clothLight] = rng.pick(cloths);
  const mouth = rng.pick(mouths[gender]);
  const styles =
    gender === 'female' ? (age === 'mature' ? matureWomenHair : womenHair) : age === 'mature' ? matureMenHair : menHair;
  const beard: Part['beard'] =
    gender === 'female'
      ? 'none'
      : rng.weighted<Part['beard']>([
          ['none', age === 'young' ? 2 : 4],
          ['stubble', 5],
          ['short', 4],
          ['moustache', 0.8],
          ['bushy', age === 'young' ? 0.6 : 1.4],
        ]);
  return {
    gender,
    age,
    build,
    hairColor,
    head: rng.pick(gender === 'female' ? v('01 02 04') : v('01 01 02')),
    hair: hairColor === 'bald' ? 'variant28' : rng.pick(styles),
    hairPaint,
    hairLight: `#${hairLight}`,
    eyes: rng.pick(eyes[gender]),
    brows: rng.pick(brows[gender]),
    browPaint: hairColor === 'white' || hairColor === 'gray' ? '6f6a6c' : (hairPaint ?? '3a2a24'),
    mouth,
    mouthPaint: gender === 'female' && !openMouths.has(mouth) ? rng.pick(['a8323f', 'b04556', '8f3440']) : '2b1f1f',
    nose: rng.pick(v('01 02 03 04 06')),
    beard,
    bushy: rng.pick(v('01 02')),
    glasses: rng.chance(age === 'mature' ? 0.42 : 0.2) ? rng.pick(v('01 03 04')) : null,
    earrings: gender === 'female' && rng.chance(0.55) ? rng.pick(v('01 02 03')) : null,
    freckles: skinIndex < 3 && rng.chance(age === 'young' ? 0.2 : 0.06),
    skin,
    skinShade,
    skinLine,
    blush,
    garment: rng.weighted(outfits[gender]),
    cloth,
    clothShade,
    clothLight,
  };
}
