/**
 * Splits the specification into bullets and sentences, and finds in each sentence what its coverage rows must contain:
 * the quoted texts, character for character, and every significant word.
 */

/** A sentence of the specification, with its section ('0' is the introduction). */
export interface Sentence {
  section: string;
  text: string;
}

export function splitSpec(markdown: string): Sentence[] {
  const sentences: Sentence[] = [];
  let section = '0';
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^#+\s+(?:(\d+)\.)?/.exec(line);
    if (heading) {
      section = heading[1] ?? section;
      continue;
    }
    const text = line.replace(/^\s*-\s+/, '').trim();
    for (const sentence of splitSentences(text)) sentences.push({ section, text: sentence });
  }
  return sentences;
}

/**
 * Unifies white space and the form of quotes and dashes, which do not change the meaning. All other characters stay.
 */
export function normalise(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
}

/** Splits after a full stop, but never inside a quoted text: 'You're blocked by {name}. You do not …' is one text. */
export function splitSentences(line: string): string[] {
  const quoted = quotedSpans(line);
  const inQuote = (at: number) => quoted.some(([from, to]) => at > from && at < to);
  const cuts = [...line.matchAll(/[.!?]['")]*\s+(?=[A-Z'{"(])/g)]
    .map((match) => ({ stop: match.index, next: match.index + match[0].length }))
    .filter(({ stop, next }) => !inQuote(next - 1) && !isAbbreviation(line, stop));
  const starts = [0, ...cuts.map((cut) => cut.next)];
  return starts.map((start, i) => line.slice(start, starts[i + 1]).trim()).filter((part) => part !== '');
}

export function quotedTexts(sentence: string): string[] {
  return quotedSpans(sentence).map(([from, to]) => sentence.slice(from + 1, to));
}

const smallWords = new Set(
  'a an and are as at be been beyond by for from has have in into is it its may no not of on only or out so than that the their then these this to up was when where which with'.split(
    ' ',
  ),
);

/** The significant words of a sentence: names, fields, figures, colours. A row without one of them is incomplete. */
export function wordsOf(text: string): string[] {
  const words = normalise(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}_#]+/gu);
  return [...new Set(words ?? [])].filter((word) => !smallWords.has(word) && (word.length > 1 || /\d/.test(word)));
}

function isAbbreviation(line: string, stop: number): boolean {
  return /\b(?:e\.g|i\.e)$/.test(line.slice(0, stop));
}

/**
 * An opening quote follows a space or bracket; a closing one precedes a space, punctuation or the end. Apostrophes do
 * neither.
 */
function quotedSpans(line: string): [number, number][] {
  const spans: [number, number][] = [];
  let from = -1;
  for (let i = 0; i < line.length; i += 1) {
    if (line[i] !== "'") continue;
    if (from < 0 && /^$|[\s(]/.test(line[i - 1] ?? '')) from = i;
    else if (from >= 0 && /^$|[\s.,;:)]/.test(line[i + 1] ?? '')) {
      spans.push([from, i]);
      from = -1;
    }
  }
  return spans;
}
