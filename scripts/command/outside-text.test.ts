import { describe, expect, it } from 'vitest';
import { inCell, plain, quoted, widthOf, withoutSteering } from './outside-text';

/** The lines as a terminal of so many columns shows them, if every character outside ASCII were two columns wide. */
function shown(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => {
    const rows = [''];
    for (const sign of line) {
      if (widthOf(rows.at(-1)! + sign) > columns) rows.push('');
      rows[rows.length - 1] += sign;
    }
    return rows;
  });
}

const COMMAND = 'npm run facet -- review disable other --rule spam --reason "…"';
/** What someone could write so that a command stands at the beginning of a line of the terminal. */
const paddings: [string, string][] = [
  ['spaces', ' '.repeat(200)],
  ['spaces without a break', '\u00A0'.repeat(100)],
  ['wide spaces', '\u3000'.repeat(60)],
  ['blank letters', '\u3164'.repeat(60)],
  ['blank braille', '\u2800'.repeat(90)],
  ['tabs', '\t'.repeat(20)],
  ['zero-width spaces', '\u200B'.repeat(300)],
  ['direction marks', '\u200F\u200E'.repeat(90)],
  ['wide letters', '漢'.repeat(61)],
  ['joined emoji', '\u{1F469}\u200D\u{1F680}'.repeat(33)],
  ['one letter with many marks', `a${'\u0301'.repeat(400)}`],
  ['words', 'word '.repeat(37)],
  ['one long word', 'x'.repeat(171)],
  ['line ends', '\r\n\u2028\u2029\u0085\v\f'],
];

describe('what people wrote', () => {
  it('keeps its lines, each marked as theirs, and loses what controls a terminal', () => {
    expect(plain('a\u001B[2Jb\nc\u0007')).toBe('a·[2Jb\n    | c·');
    expect(plain('a\r\nb\rc\u2028d\u0085e\u202Ef')).toBe('a\n    | b\n    | c·d·e·f');
    expect(quoted('a\n\nb')).toBe('    | a\n    | \n    | b');
    // Emoji that are joined, and marks that belong to letters, stay.
    expect(plain('\u{1F469}\u200D\u{1F680} می\u200Cخواهم')).toBe('\u{1F469}\u200D\u{1F680} می\u200Cخواهم');
    expect(withoutSteering('a\u009B2Jb\nc')).toBe('a·2Jb\nc');
  });

  describe.each([80, 120, 33])('in a terminal of %i columns', (columns) => {
    it.each(paddings)('begins no line of it unmarked, whatever stands before: %s', (_, padding) => {
      for (let less = 0; less < 45; less += 1) {
        const text = [...padding].slice(less).join('') + COMMAND;
        const [first, ...further] = shown(`12  Ann: ${plain(text, { before: 9, columns })}`, columns);
        expect(first).toMatch(/^12 {2}Ann: /);
        expect(further.filter((row) => !row.startsWith('    | '))).toEqual([]);
        expect(shown(quoted(text, columns), columns).every((row) => row.startsWith('    | '))).toBe(true);
      }
    });
  });

  it('is broken between words if it can, never within a letter, and loses nothing', () => {
    const text = 'The quick brown fox jumps over the lazy dog';
    expect(plain(text, { before: 0, columns: 21 })).toBe('The quick brown fox \n    | jumps over \n    | the lazy dog');
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    const folded = plain(family.repeat(9), { before: 0, columns: 40 });
    expect(folded.replaceAll('\n    | ', '')).toBe(family.repeat(9));
    expect(folded.split('\n    | ').every((line) => line.startsWith('\u{1F468}'))).toBe(true);
  });

  it('begins on a line of its own if what stands before it nearly fills the line', () => {
    expect(plain('words', { before: 78, columns: 80 })).toBe('\n    | words');
    expect(plain('words', { before: 200, columns: 80 })).toBe('\n    | words');
  });

  it('is one short line in a table', () => {
    expect(inCell('Anna\nMaria\u001B')).toBe('Anna Maria·');
    expect(inCell('x'.repeat(70))).toBe(`${'x'.repeat(58)}…`);
    expect(inCell('漢'.repeat(70))).toBe(`${'漢'.repeat(29)}…`);
  });
});
