import { lengthOf } from '~/i18n/length-of';
import { withoutLooseInvisibles } from './written-text';

/** The length of a display name: 2 to 30 characters of any script; one, where that is a whole name. */
export const NAME_MIN = 2;
export const NAME_MAX = 30;

/** Control characters, lone surrogates, private and unassigned characters, which no keyboard produces. */
const IMPOSSIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
/** One sign of these is a whole name: 爱, 진. */
const WHOLE_NAME = /^[\p{sc=Han}\p{sc=Hang}]$/u;
/** More than three combining marks on one letter are no accents any more. */
const PILED = /\p{M}{4,}/u;

/** As it is stored: composed, with single spaces and nothing invisible. Undefined if it is not a readable name. */
export function parseName(typed: string): string | undefined {
  const spaced = typed.normalize('NFC').replaceAll(/\s+/gu, ' ');
  if (IMPOSSIBLE.test(spaced)) return undefined;
  const name = withoutLooseInvisibles(spaced).trim();
  const length = lengthOf(name);
  if ((length < NAME_MIN && !WHOLE_NAME.test(name)) || length > NAME_MAX || PILED.test(name)) return undefined;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}
