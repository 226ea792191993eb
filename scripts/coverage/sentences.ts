/**
 * Takes the specification apart: bullet by bullet, sentence by sentence, and names in each sentence what its
 * coverage rows must not lose: the quoted texts, character for character, and every word of weight.
 */

/** A sentence of the specification, with the section it stands in ('0' is the introduction). */
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

/** White space and the shape of quotes and dashes are no change of meaning; every other character is. */
export function normalise(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
}

/** Cuts after a full stop, never inside a quoted text: 'You're blocked by {name}. You do not …' is one text. */
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

/** The words that carry the sentence: names, fields, figures, colours; a row that leaves one out left something out. */
export function wordsOf(text: string): string[] {
  const words = normalise(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}_#]+/gu);
  return [...new Set(words ?? [])].filter((word) => !smallWords.has(word) && (word.length > 1 || /\d/.test(word)));
}

function isAbbreviation(line: string, stop: number): boolean {
  return /\b(?:e\.g|i\.e)$/.test(line.slice(0, stop));
}

/** An opening quote follows a blank or bracket, a closing one precedes a blank, a stop or the end; apostrophes do neither. */
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
