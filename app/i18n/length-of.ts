/**
 * The length of a text for every limit and counter, in browser and server: the number of code points, which is closer to
 * what people count than `length`, and what zod counts. An emoji counts once.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
