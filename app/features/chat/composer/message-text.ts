/** Rules for the text of messages, in browser and server: the server decides, the browser only warns earlier. */

/** Control characters other than newline and tab, lone surrogates, and marks that reverse the reading direction. */
const UNWANTED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/**
 * Characters that show nothing, with or without width: a message of these alone would be empty and still cost credits.
 */
const INVISIBLE = /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/**
 * More than eight combining marks on one character: no script needs more, and they would cover the text around them.
 */
const MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * Trims the text, normalises line ends and keeps at most eight marks on a character; newlines, emoji and every script
 * stay. Returns '' when nothing visible remains.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .replace(MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clean.replace(INVISIBLE, '') === '' ? '' : clean;
}

/** The number of code points, which is closer to what people count than `length`: an emoji counts once. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
