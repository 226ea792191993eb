/** What others read as a person's name: 2 to 30 characters, of any script. */
export const NAME_MIN = 2;
export const NAME_MAX = 30;

/** Controls, lone surrogates, private and unassigned characters: nothing a keyboard writes. */
const IMPOSSIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
/** Invisible marks that turn, hide or join text: with them a name can pose as another. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]/gu;
/** More than three marks on one letter are no accents any more. */
const PILED = /\p{M}{4,}/u;

/** The name as it is kept: composed, single spaces, nothing invisible. Undefined where there is no readable name. */
export function parseName(typed: string): string | undefined {
  const spaced = typed.normalize('NFC').replaceAll(/\s+/gu, ' ');
  if (IMPOSSIBLE.test(spaced)) return undefined;
  const name = spaced.replaceAll(INVISIBLE, '').trim();
  const length = [...name].length;
  if (length < NAME_MIN || length > NAME_MAX || PILED.test(name)) return undefined;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}
