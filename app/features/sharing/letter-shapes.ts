import type { Theme } from '~/theme/theme';

/**
 * One cut of the font as outlines, made by tools/assets/letter-shapes.ts: for each character its width, and where it has
 * one its outline on the base line, as in the `d` of an SVG path. All numbers are thousandths of the font size.
 */
export type LetterShapes = Readonly<Record<string, string>>;

export interface LetterCut {
  /** From 400 to 800, as in CSS. */
  weight: number;
  /** The width in percent, from 75 to 100. */
  stretch: number;
}

export const cutName = ({ weight, stretch }: LetterCut): string => `${weight}-${stretch}`;

/** The name of the brand and its domain, in any theme. */
export const NAME_CUT: LetterCut = { weight: 800, stretch: 100 };
export const DOMAIN_CUT: LetterCut = { weight: 600, stretch: 100 };

/** The headline of the theme's landing page. */
export function headlineCut({ type, landing }: Pick<Theme, 'type' | 'landing'>): LetterCut {
  return {
    weight: landing.headline.weight === 'light' ? 400 : roundWeight(type.weight.heading),
    stretch: type.stretch,
  };
}

/** Weights between two hundreds look the same in a picture, and each is a file of its own. */
const roundWeight = (weight: number) => Math.round(weight / 100) * 100;

export interface Glyph {
  width: number;
  /** Empty for a space. */
  outline: string;
}

/** The glyph of a character, else that of its base letter; undefined where the font has neither. */
export function glyphOf(shapes: LetterShapes, sign: string): Glyph | undefined {
  const found = shapes[sign] ?? shapes[baseOf(sign)] ?? (/\s/u.test(sign) ? shapes[' '] : undefined);
  if (found === undefined) return undefined;
  const end = found.indexOf(' ');
  return end < 0
    ? { width: Number(found), outline: '' }
    : { width: Number(found.slice(0, end)), outline: found.slice(end + 1) };
}

const baseOf = (sign: string) => [...sign.normalize('NFD')][0] ?? sign;
