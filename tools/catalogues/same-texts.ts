import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, supportedLocale, type Locale } from '../../app/i18n/locales';
import { textsOf, type Source } from './sources';

/** For each language the texts that are the same in English, because the word or the name is. */
export type SameTexts = Partial<Record<Locale, readonly string[]>>;

/** Reads `same-texts/<lang>.json`, each a list of texts. */
export function readSameTexts(folder = join(import.meta.dirname, 'same-texts')): SameTexts {
  const same: SameTexts = {};
  for (const name of readdirSync(folder)) {
    const locale = name.replace(/\.json$/, '');
    if (!supportedLocale(locale)) throw new Error(`same-texts/${name}: is not of a language`);
    same[locale] = JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[];
  }
  return same;
}

/**
 * Reports what is still the English text, and allowed texts that are not the same (any more), so that the lists stay
 * short. A text without words of its own (`{name}, {age}`) is the same everywhere.
 */
export function untranslated(all: readonly Source[], same: SameTexts): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const { locale, feature, prefix, path, texts } of all) {
    if (locale === DEFAULT_LOCALE) continue;
    const english = {
      ...textsOf(all, DEFAULT_LOCALE, feature, 'none'),
      ...textsOf(all, DEFAULT_LOCALE, feature, prefix),
    };
    const allowed = same[locale] ?? [];
    for (const [id, text] of Object.entries(texts)) {
      if (text !== english[id] || !hasWords(text)) continue;
      if (allowed.includes(text)) used.add(`${locale} ${text}`);
      else
        problems.push(
          `${path}: ${id} is the English text “${text}”; translate it, or list it in same-texts/${locale}.json`,
        );
    }
  }
  for (const [locale, texts] of Object.entries(same)) {
    for (const text of texts) {
      if (all.some((source) => source.locale === locale) && !used.has(`${locale} ${text}`))
        problems.push(`same-texts/${locale}.json: “${text}” is the text of no message that is the same in English`);
    }
  }
  return problems;
}

/** Units and names of standards, the same in all languages. */
const EVERYWHERE = /\b(?:km|[kK]B|MB|IBAN|SMS)\b/g;

/** Whether words remain without arguments, the names of branches, and tags. */
function hasWords(text: string): boolean {
  const letters = text
    .replace(/\{[^{}]*\}/g, (part) => (/^\{\s*\w+\s*(?:,|\})/.test(part) ? ' ' : part))
    .replace(/<\/?\w+>/g, ' ')
    .replace(EVERYWHERE, '');
  return /\p{L}{2,}/u.test(letters);
}
