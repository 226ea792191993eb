import { lengthOf } from '~/i18n/length-of';

/** The length of a display name: 2 to 30 characters of any script. */
export const NAME_MIN = 2;
export const NAME_MAX = 30;

/** Control characters, lone surrogates, private and unassigned characters, which no keyboard produces. */
const IMPOSSIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
/** Invisible characters that reverse, hide or join text: with them a name could imitate another. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]/gu;
/** More than three combining marks on one letter are no accents any more. */
const PILED = /\p{M}{4,}/u;

/** As it is stored: composed, with single spaces and nothing invisible. Undefined if it is not a readable name. */
export function parseName(typed: string): string | undefined {
  const spaced = typed.normalize('NFC').replaceAll(/\s+/gu, ' ');
  if (IMPOSSIBLE.test(spaced)) return undefined;
  const name = spaced.replaceAll(INVISIBLE, '').trim();
  const length = lengthOf(name);
  if (length < NAME_MIN || length > NAME_MAX || PILED.test(name)) return undefined;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}
