import { expect, it } from 'vitest';
import { cleanText } from '~/features/chat/message-text';
import { cleanWords } from './member-words.service.server';
import { parseName } from './display-name';

// What letters and flags are made of is the same in a message, a profile, a first message and a name.
it.each([
  ['Persian', 'می\u200Cخواهم'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['Malayalam', 'അവന്\u200D'],
  ['Hindi', 'क्\u200Dष'],
  ['the flag of Scotland', 'Skye 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a family', 'Wij 👩\u200D❤\uFE0F\u200D👩'],
  ['Hebrew with its points', 'בְּרֵאשִׁית'],
])('%s stays whole, whatever it is written in', (_, text) => {
  const composed = text.normalize('NFC');
  expect([cleanText(text), cleanWords(text), parseName(text)]).toEqual([text, composed, composed]);
});

it.each([['\u202Eabc'], ['a\u2066bc'], ['a\uFEFFbc'], ['a\u0000bc'], ['ab\uD83Dc']])(
  'what disturbs others goes from messages and profiles alike: %j',
  (text) => expect([cleanText(text), cleanWords(text)]).toEqual(['abc', 'abc']),
);
