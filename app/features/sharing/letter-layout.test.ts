import { describe, expect, it } from 'vitest';
import { lineWidth, setText, wordsOf } from './letter-layout';

/** Each letter is half as wide as high, a space a quarter. */
const shapes = {
  ...Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((sign) => [sign, '500 M0 0Z'])),
  ' ': '250',
};
const measure = { shapes, tracking: 0 };
const options = {
  ...measure,
  box: { width: 600, height: 300, lines: 4 },
  sizes: { from: 100, single: 90, enough: 90, to: 20 },
  leading: 1,
};
const text = (lines: { text: string }[][]) => lines.map((line) => line.map((word) => word.text).join(' '));

describe('the words of a claim', () => {
  it('are stressed between asterisks, over several words too', () => {
    const [words] = wordsOf('who would you *talk to* first');
    expect(words!.filter(({ stressed }) => stressed).map((word) => word.text)).toEqual(['talk', 'to']);
    expect(wordsOf('*all of it*')[0]!.every(({ stressed }) => stressed)).toBe(true);
    expect(wordsOf('turn the night *on*')[0]!.at(-1)).toEqual({ text: 'on', stressed: true });
    expect(wordsOf('say *it*. mean it')[0]!.map(({ stressed }) => stressed)).toEqual([false, true, false, false]);
  });

  it('begin another line where the copy does', () => {
    expect(wordsOf('one\n*two* three\n').map((words) => words.length)).toEqual([1, 2]);
  });
});

describe('setting a claim', () => {
  it('fits the box at the largest size that does', () => {
    const { size, lines } = setText(wordsOf('aaaa bbbb cccc'), options);
    expect(lines.every((line) => (lineWidth(line, measure) * size) / 1000 <= 600)).toBe(true);
    expect(lines.length * size).toBeLessThanOrEqual(300);
    expect(size).toBe(92);
  });

  it('makes lines even instead of leaving a word alone', () => {
    expect(
      text(
        setText(wordsOf('aaaa bbbb cccc dddd'), { ...options, sizes: { from: 80, single: 80, enough: 80, to: 20 } })
          .lines,
      ),
    ).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('takes fewer lines where the letters are large enough', () => {
    const three = setText(wordsOf('aaaa bbbb cccc'), {
      ...options,
      sizes: { from: 100, single: 100, enough: 100, to: 20 },
    });
    const two = setText(wordsOf('aaaa bbbb cccc'), {
      ...options,
      sizes: { from: 100, single: 90, enough: 70, to: 20 },
    });
    expect([text(three.lines).length, three.size]).toEqual([2, 100]);
    expect([text(two.lines).length, two.size]).toEqual([1, 92]);
    const alone = { ...options, sizes: { from: 100, single: 95, enough: 70, to: 20 } };
    expect(text(setText(wordsOf('aaaa bbbb cccc'), alone).lines).length).toBe(2);
  });

  it('shrinks for a long word, and leaves out what cannot fit at all', () => {
    expect(setText(wordsOf('a'.repeat(20)), options).size).toBe(60);
    const endless = setText(wordsOf(Array.from({ length: 400 }, () => 'aaaaaaaa').join(' ')), options);
    expect(endless.size).toBe(20);
    expect(endless.lines.length * 20).toBeLessThanOrEqual(300);
  });
});
