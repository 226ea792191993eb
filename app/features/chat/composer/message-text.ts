/** What people write to each other, in browser and server: the server decides, the browser only warns earlier. */

/** Control characters but newline and tab, halves of characters, and marks that turn the reading direction around. */
const UNWANTED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Takes room or not, but shows nothing: such a message would be an empty one that costs. */
const INVISIBLE = /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Marks on one character: no script needs so many, and more paint over what stands around. */
const MARKS = /(\p{M}{8})\p{M}+/gu;

/** Trimmed, with plain line ends; at most eight marks on a character; newlines, emoji and every script stay. '' when nothing visible remains. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .replace(MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clean.replace(INVISIBLE, '') === '' ? '' : clean;
}

/** Characters as people count them more than as JavaScript does: an emoji is not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
