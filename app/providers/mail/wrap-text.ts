/** RFC 5322 recommends lines of at most 78 characters. */
const COLUMNS = 78;

/** Breaks long lines between words. A longer word, such as a URL, has a line of its own and is not broken. */
export function wrapText(text: string): string {
  return text.split('\n').flatMap(wrapLine).join('\n');
}

function wrapLine(line: string): string[] {
  if (line.length <= COLUMNS) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > COLUMNS) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}
