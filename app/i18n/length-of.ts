/**
 * The length of a text for every limit and counter, in browser and server: the number of code points, which is closer to
 * what people count than `length`. An emoji counts once, and so does a letter with an accent, however it was typed: texts
 * are stored composed, or in columns without a bound.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text.normalize('NFC')) length += 1;
  return length;
}
