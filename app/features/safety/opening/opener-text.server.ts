import { createHash } from 'node:crypto';
import { plainWords } from './plain-words';

/** Shorter texts are greetings: many people begin with the same `Hi, how are you?`. */
const LEAST = 25;

/** The form in which a text is compared with other texts: letters and digits only, without the recipient's name. */
export function openerKey(text: string, name: string): string {
  const bare = (text: string) => plainWords(text).replace(/[^\p{L}\p{N}]/gu, '');
  const called = bare(name);
  const whole = bare(text);
  return called === '' ? whole : whole.replaceAll(called, '');
}

/** The hash under which an opener is stored; undefined for texts too short to count as copies. */
export function openerHash(text: string, name: string): string | undefined {
  const key = openerKey(text, name);
  return [...key].length < LEAST ? undefined : createHash('sha256').update(key).digest('hex');
}
