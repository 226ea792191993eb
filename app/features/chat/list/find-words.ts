/** Letters as people look for them: without case, accents and width. 'José' is found by 'jose'. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const BEFORE = 40;
const LENGTH = 120;

/** One line of the message around what was looked for. */
export function excerptOf(text: string, words: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  // Folding one character at a time keeps the count, nearly always; where it does not, the line begins a little off.
  const at = line
    .map((character) => fold(character) || ' ')
    .join('')
    .indexOf(fold(words));
  const from = Math.max(0, at - BEFORE);
  const part = line.slice(from, from + LENGTH).join('');
  return `${from > 0 ? '…' : ''}${part}${line.length > from + LENGTH ? '…' : ''}`;
}
