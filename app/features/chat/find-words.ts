/** The text without case, accents and width, as people search for it: 'jose' finds 'José'. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const BEFORE = 40;
const LENGTH = 120;

/** One line of the message around the words that were searched for. */
export function excerptOf(text: string, query: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  // Folding one character at a time nearly always keeps their number; where it does not, the line begins slightly off.
  const at = line
    .map((character) => fold(character) || ' ')
    .join('')
    .indexOf(fold(query));
  const from = Math.max(0, at - BEFORE);
  const part = line.slice(from, from + LENGTH).join('');
  return `${from > 0 ? '…' : ''}${part}${line.length > from + LENGTH ? '…' : ''}`;
}
