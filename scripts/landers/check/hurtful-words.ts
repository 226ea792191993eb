import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '~/i18n/locales';
import type { NichePrefix } from '~/i18n/niche-prefix';

type HurtfulWords = Partial<Record<NichePrefix, readonly string[]>>;

const known = new Map<Locale, Map<NichePrefix, RegExp>>();

/**
 * The first word of a text that would hurt the people whom a niche is for, undefined if there is none. The words are in
 * hurtful/<locale>.json; a star stands for any further letters.
 */
export function hurtfulWord(text: string, niche: NichePrefix, locale: Locale): string | undefined {
  // A star in a text only stresses a word.
  return patternsOf(locale).get(niche)?.exec(text.replaceAll('*', ''))?.[0];
}

function patternsOf(locale: Locale): Map<NichePrefix, RegExp> {
  let patterns = known.get(locale);
  if (!patterns) {
    const file = join(import.meta.dirname, 'hurtful', `${locale}.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as HurtfulWords;
    patterns = new Map(Object.entries(words).map(([niche, list]) => [niche as NichePrefix, patternOf(list)]));
    known.set(locale, patterns);
  }
  return patterns;
}

/** Whole words in any case. `\b` knows no letters outside of English. */
function patternOf(words: readonly string[]): RegExp {
  const each = words.map((word) => word.replaceAll("'", "['’]").replaceAll('*', String.raw`[\p{L}\p{N}]*`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${each.join('|')})(?![\p{L}\p{N}])`, 'iu');
}
