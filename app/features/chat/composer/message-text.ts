/** Rules for the text of messages, in browser and server: the server decides, the browser only warns earlier. */

/** Control characters other than newline and tab, lone surrogates, and marks that reverse the reading direction. */
const UNWANTED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Characters that show nothing: a message of these alone would be empty and still cost credits. */
const INVISIBLE = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** No script needs more than eight combining marks on one character, and more would cover the text around them. */
const MARKS = /(\p{M}{8})\p{M}+/gu;

/** Trims, normalises line ends and limits combining marks; all else stays. Returns '' when nothing visible remains. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .replace(MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clean.replace(INVISIBLE, '') === '' ? '' : clean;
}

/** The longest text of a quoted message, in characters. */
export const QUOTE_MAX = 200;

/** At most `most` characters, the last of them an ellipsis where something was left out. */
export function shortened(text: string, most: number): string {
  const all = [...text];
  return all.length > most ? `${all.slice(0, most - 1).join('')}…` : text;
}
