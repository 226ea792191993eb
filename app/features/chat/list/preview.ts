/** In characters as a reader counts them: an emoji of two units is one. */
const PREVIEW = 120;

/** What a list of conversations shows of a message: one line, cut where it is long. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= PREVIEW) return line;
  // A character is one or two units: more of them than that need not be told apart.
  const characters = Array.from(line.slice(0, 2 * (PREVIEW + 1)));
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}…` : line;
}
