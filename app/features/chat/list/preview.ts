/** The limit in characters as a reader counts them: an emoji of two UTF-16 units counts once. */
const PREVIEW = 120;

/** The preview of a message in the list of conversations: one line, cut where it is long. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= PREVIEW) return line;
  // A character takes one or two UTF-16 units, so a slice of twice the limit is enough.
  const characters = Array.from(line.slice(0, 2 * (PREVIEW + 1)));
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}…` : line;
}
