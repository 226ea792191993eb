import type { TextsByLocale } from '~/features/profiles/texts/texts-by-locale';
import type { EntryProblem } from '../entry-problem';

/** Shorter ones are everybody's: «Hello there.» */
const FEWEST_WORDS = 3;

const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Said {
  /** Where in the texts: `texts.nl.about_me`. */
  field: string;
  text: string;
  /** What is compared: letters and digits only. */
  key: string;
}

const segmenters = new Map<string, Intl.Segmenter>();

function sentencesOf(locale: string, text: string): string[] {
  let segmenter = segmenters.get(locale);
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}

/** Every text of a profile and every sentence of it that is long enough to be someone's own. */
export function saidIn(texts: TextsByLocale): Said[] {
  return Object.entries(texts).flatMap(([locale, { about_me, looking_for, prompts }]) => {
    const fields: [string, string][] = [
      [`texts.${locale}.about_me`, about_me],
      [`texts.${locale}.looking_for`, looking_for],
      ...prompts.map(({ id, answer }): [string, string] => [`texts.${locale}.prompts.${id}`, answer]),
    ];
    return fields.flatMap(([field, text]) => partsOf(locale, text).map(([key, part]) => ({ field, text: part, key })));
  });
}

/** The text and its long sentences, each with what is compared of it. */
function partsOf(locale: string, text: string): [key: string, part: string][] {
  const long = sentencesOf(locale, text).filter((part) => comparable(part).split(' ').length >= FEWEST_WORDS);
  const all = new Map([text, ...long].map((part) => [comparable(part), part]));
  all.delete('');
  return [...all];
}

/** What is compared of a text: nobody else of the brand may say any of it. */
export const keysOf = (locale: string, text: string): string[] => partsOf(locale, text).map(([key]) => key);

/** Who says something; `line` only of a person of the file that is read. */
export interface Speaker {
  key: string;
  line?: number;
  texts: TextsByLocale;
}

/** Every text and sentence of the file that another profile of the brand has had before, in the file or already there. */
export function findRepeats(
  file: readonly (Speaker & { line: number })[],
  present: readonly Speaker[],
): EntryProblem[] {
  const inFile = new Set(file.map(({ key }) => key));
  const saidBy = new Map<string, string>();
  // What the file says of a person replaces what is there.
  for (const { key, texts } of present) {
    if (!inFile.has(key)) for (const part of saidIn(texts)) saidBy.set(part.key, key);
  }
  return file.flatMap(({ key, line, texts }) => {
    const problems: EntryProblem[] = [];
    for (const part of saidIn(texts)) {
      const other = saidBy.get(part.key);
      if (other === undefined) saidBy.set(part.key, key);
      else if (other !== key)
        problems.push({ line, field: part.field, sentence: `«${shortened(part.text)}» is what ${other} says too` });
    }
    return problems;
  });
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
