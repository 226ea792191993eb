/**
 * One rule for everything that people write: messages, first messages, profiles and names. Joiners and tags belong to
 * letters (Persian, Sinhala, Malayalam, the flag of Scotland), so a text keeps them.
 */

/** Control characters other than newline and tab, lone surrogates, and marks that reverse the reading direction. */
const UNWANTED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Characters that show nothing: a text of these alone is empty. */
const INVISIBLE = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** No script needs more than eight combining marks on one character, and more would cover the text around them. */
const MARKS = /(\p{M}{8})\p{M}+/gu;

/** Normalises line ends, removes what disturbs others and limits combining marks. '' if nothing visible remains. */
export function cleanWritten(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .replace(MARKS, '$1')
    .trim();
  return clean.replace(INVISIBLE, '') === '' ? '' : clean;
}

/** The scripts that write joiners between letters, and the signs after which a joiner may end a word. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Nkoo}]';
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA\\u1039\\u17D2]';
const PICTURE = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]?';
const BELONGING = [
  `(?<=${VIRAMA})[\\u200C\\u200D]`,
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
  `(?<=${PICTURE})\\u200D(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Extended_Pictographic})\\uFE0F',
  '(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]{2,8}\\u{E007F}',
].join('|');
const LOOSE = String.raw`[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]`;
const INVISIBLES = new RegExp(`(${BELONGING})|${LOOSE}`, 'gu');

/** Without the invisible characters that belong to no letter: with them a name could imitate another. */
export const withoutLooseInvisibles = (text: string): string =>
  text.replace(INVISIBLES, (_, belonging?: string) => belonging ?? '');
