import { cleanWritten } from '~/features/account/written-text';

/** Rules for the text of messages, in browser and server: the server decides, the browser only warns earlier. */

/** Trims, normalises line ends and limits combining marks; all else stays. Returns '' when nothing visible remains. */
export const cleanText = (text: string): string => cleanWritten(text).replace(/\n{3,}/g, '\n\n');

/** The longest text of a quoted message, in characters. */
export const QUOTE_MAX = 200;

/** At most `most` characters, the last of them an ellipsis where something was left out. */
export function shortened(text: string, most: number): string {
  const all = [...text];
  return all.length > most ? `${all.slice(0, most - 1).join('')}…` : text;
}
