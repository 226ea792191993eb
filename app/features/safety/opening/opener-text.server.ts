import { createHash } from 'node:crypto';
import { plainWords } from './plain-words';

/** Shorter ones are greetings: many begin with the same `Hi, how are you?` and mean it. */
const LEAST = 25;

/** A text as it is compared with those to others: letters and digits, without the name it was sent to. */
export function openerKey(text: string, name: string): string {
  const bare = (words: string) => plainWords(words).replace(/[^\p{L}\p{N}]/gu, '');
  const called = bare(name);
  const whole = bare(text);
  return called === '' ? whole : whole.replaceAll(called, '');
}

/** The hash under which an opener is remembered; undefined for what is too short to be a copy. */
export function openerHash(text: string, name: string): string | undefined {
  const key = openerKey(text, name);
  return [...key].length < LEAST ? undefined : createHash('sha256').update(key).digest('hex');
}
