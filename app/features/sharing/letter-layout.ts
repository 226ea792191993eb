import { glyphOf, type LetterShapes } from './letter-shapes';

/** One word of a claim. */
export interface Word {
  text: string;
  /** Whether its colour stresses it. */
  stressed: boolean;
}

export interface Measure {
  shapes: LetterShapes;
  /** The space between letters in thousandths of the font size. */
  tracking: number;
}

/** The words of each paragraph. Lander copy marks what is stressed with asterisks, and paragraphs with line breaks. */
export function wordsOf(claim: string): Word[][] {
  let stressed = false;
  return claim
    .split('\n')
    .map((paragraph) =>
      paragraph.split(' ').flatMap((part) => {
        const starts = part.startsWith('*') ? !stressed : stressed;
        const marks = part.split('*').length - 1;
        if (marks % 2 === 1) stressed = !stressed;
        const text = part.replaceAll('*', '');
        return text === '' ? [] : [{ text, stressed: starts }];
      }),
    )
    .filter((words) => words.length > 0);
}

/** In thousandths of the font size. */
export function widthOf(text: string, { shapes, tracking }: Measure): number {
  return [...text].reduce((width, sign) => {
    const glyph = glyphOf(shapes, sign);
    return glyph ? width + glyph.width + tracking : width;
  }, 0);
}

export const lineWidth = (words: readonly Word[], measure: Measure): number =>
  widthOf(words.map(({ text }) => text).join(' '), measure);

/** Fills line after line; a word that is too wide has a line for itself. */
function fill(words: readonly Word[], width: number, measure: Measure): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && lineWidth([...last, word], measure) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The same number of lines, as even as they can be: a single word in the last line looks forgotten. */
export function balance(words: readonly Word[], width: number, measure: Measure): Word[][] {
  const lines = fill(words, width, measure);
  let [narrow, wide] = [0, width];
  while (wide - narrow > 20) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

export interface Box {
  width: number;
  height: number;
  /** As many lines as are read at a glance. */
  lines: number;
}

export interface SetText {
  size: number;
  lines: Word[][];
}

export interface SetOptions extends Measure {
  box: Box;
  /** In pixels: the largest size, those that are large enough for a single line and for fewer lines, and the smallest. */
  sizes: { from: number; single: number; enough: number; to: number };
  /** The height of a line in font sizes. */
  leading: number;
}

/**
 * Few lines in large letters: the fewest lines that are large enough, else the largest letters that fit the box. At the
 * smallest size, lines that do not fit are left out.
 */
export function setText(paragraphs: readonly Word[][], options: SetOptions): SetText {
  const { box, sizes, leading } = options;
  let best: SetText | undefined;
  for (let most = 1; most <= box.lines; most += 1) {
    const set = largest(paragraphs, most, options);
    if (set && set.size >= (most === 1 ? sizes.single : sizes.enough)) return set;
    if (set && set.size > (best?.size ?? 0)) best = set;
  }
  if (best) return best;
  const most = Math.max(1, Math.floor(box.height / (sizes.to * leading)));
  return { size: sizes.to, lines: linesAt(paragraphs, sizes.to, options).slice(0, most) };
}

function largest(paragraphs: readonly Word[][], most: number, options: SetOptions): SetText | undefined {
  const { box, sizes, leading } = options;
  for (let size = sizes.from; size >= sizes.to; size -= 2) {
    const lines = linesAt(paragraphs, size, options);
    const fits = lines.every((line) => (lineWidth(line, options) * size) / 1000 <= box.width);
    if (fits && lines.length <= most && lines.length * size * leading <= box.height) return { size, lines };
  }
  return undefined;
}

const linesAt = (paragraphs: readonly Word[][], size: number, options: SetOptions) =>
  paragraphs.flatMap((words) => balance(words, (options.box.width * 1000) / size, options));
