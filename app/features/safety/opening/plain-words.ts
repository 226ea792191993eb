/*
 * Reduces a text to the words that a person reads, whatever characters it is written with. The rules for first messages
 * use this form. Pure functions, fast enough for every message.
 */

/** English and Dutch words for digits. Only runs of them count as digits. */
const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  nul: '0',
  one: '1',
  een: '1',
  two: '2',
  twee: '2',
  three: '3',
  drie: '3',
  four: '4',
  vier: '4',
  five: '5',
  vijf: '5',
  six: '6',
  zes: '6',
  seven: '7',
  zeven: '7',
  eight: '8',
  acht: '8',
  nine: '9',
  negen: '9',
};
const DIGIT_WORD = new RegExp(`(?<!\\p{L})(?:${Object.keys(DIGIT_WORDS).join('|')})(?!\\p{L})`, 'gu');

/** Lower case, plain instead of fullwidth and circled characters, without accents and invisible characters. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .toLowerCase();
}

/** A digit of any script. In Unicode the ten digits of a script are adjacent, and no digit precedes the zero. */
function digitOf(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Replaces digits written as words, and letters that stand for digits beside other digits (o6, l2). */
export function withDigits(plain: string): string {
  return plain
    .replace(DIGIT_WORD, (word) => DIGIT_WORDS[word]!)
    .replace(/(?<=\d[\s.-]?)o(?=[\s.-]?\d)|(?<![\p{L}\d])o(?=[\s.-]?\d)|(?<=\d)o(?!\p{L})/gu, '0')
    .replace(/(?<!\p{L})[il](?=\d)/gu, '1');
}

/** Only the letters, with the usual substitutes undone: `w h @ t s 4 p p` and `whats-app` become `whatsapp`. */
export function lettersOnly(plain: string): string {
  return plain
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[5$]/g, 's')
    .replace(/[^\p{L}]/gu, '');
}
