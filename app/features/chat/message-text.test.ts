import { describe, expect, it } from 'vitest';
import { lengthOf } from '~/i18n/length-of';
import { cleanText } from './message-text';

describe('the text of a message', () => {
  it.each([
    ['spaces around it', '  Hello  ', 'Hello'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a long run of empty lines', 'a\n\n\n\n\n\nb', 'a\n\nb'],
    ['control characters', 'a\u0000b\u0007c\u001B[31md\u0085', 'abc[31md'],
    ['half of an emoji', 'a\uD83Db', 'ab'],
    ['a long stack of combining marks', `a${'\u0301'.repeat(10_000)}b`, `a${'\u0301'.repeat(8)}b`],
    ['marks that reverse the direction of the text', 'a\u202Eb\u2066c', 'abc'],
  ])('is cleaned of %s', (_what, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it.each([
    ['Привет 👋🏽'],
    ['👩‍❤️‍👩'],
    ['שלום'],
    ['a\tb\nc'],
    ['e\u0301'],
    ['ผู้'],
    ['בְּרֵאשִׁ֖ית'],
    ['नमस्ते'],
    ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['می\u200Cخواهم'],
  ])('keeps %j', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    [''],
    ['   '],
    ['\n\t '],
    ['\u200B\u2060'],
    ['\u3164'],
    ['\u0000\u0001'],
    ['\uFE0F'],
    ['\u034F'],
    ['\u180B'],
    ['\u{E0100}'],
  ])('is empty for %j', (text) => {
    expect(cleanText(text)).toBe('');
  });

  it('is as long as the number of its characters', () => {
    expect(lengthOf('👋é')).toBe(2);
    expect(lengthOf('')).toBe(0);
  });
});
