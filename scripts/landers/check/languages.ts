import { LOCALES, type Locale } from '~/i18n/locales';
import type { CopyFile, Manifest } from '~/landing/registry/manifest-schema.server';
import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, type Finding } from '../finding';

/** Checks that the languages of the product are complete, and that a translation is not the English text. */
export function checkLanguages({ manifest, copy }: Lander): Finding[] {
  const missing = LOCALES.filter((locale) => !manifest.locales.includes(locale)).map((locale) =>
    problem(
      'manifest.json',
      '$.locales',
      `lacks ${locale} (${languageName(locale)})`,
      `The product supports this language: add "${locale}" and copy/${locale}.json.`,
    ),
  );
  const texts = flatTexts(copy.get('en')!);
  const compared = [...copy].filter(([locale]) => locale !== 'en');
  return [
    ...missing,
    ...compared.flatMap(([locale, file]) => compare(locale, texts, flatTexts(file), manifest.exceptions)),
  ];
}

function compare(
  locale: Locale,
  english: Map<string, string>,
  other: Map<string, string>,
  exceptions: Manifest['exceptions'],
): Finding[] {
  const file = `copy/${locale}.json`;
  const findings: Finding[] = [];
  for (const [path, text] of english) {
    const own = other.get(path);
    if (own === undefined) {
      findings.push(problem(file, path, 'is missing, but is in en', `Write it in ${languageName(locale)}.`));
    } else if (own === text && isLanguage(text) && !excused(text, exceptions)) {
      const mend = `Translate it; if the text is the same in ${languageName(locale)}, list it under "exceptions" in the manifest.`;
      findings.push(problem(file, path, `is the English text: ${quoted(text)}`, mend));
    }
  }
  for (const path of other.keys()) {
    if (!english.has(path))
      findings.push(problem('copy/en.json', path, `is missing, but is in ${locale}`, 'Write it.'));
  }
  return findings;
}

/** Words that several languages have in common with English. A lander can name more in its manifest. */
const SHARED = new Set([
  'ok',
  'e-mail',
  'privacy',
  'chat',
  'film',
  'credits',
  'like',
  'start',
  'begin',
  'sport',
  'match',
  'tips',
  'in',
  'is',
]);

/** Whether any word remains without values, figures, single letters and shared words. */
function isLanguage(text: string): boolean {
  const words = text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}][\p{L}\p{M}'’-]+/gu) ?? [];
  return words.some((word) => !SHARED.has(word.toLowerCase()));
}

const excused = (text: string, exceptions: Manifest['exceptions']) =>
  exceptions.some((exception) => exception.rule === 'same-text' && exception.text === text);

export const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;

/** Maps the path in the file to the text. */
export function flatTexts(file: CopyFile): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, entries: Record<string, string> | undefined) => {
    for (const [slot, text] of Object.entries(entries ?? {})) texts.set(`${path}.${slot}`, text);
  };
  add('$.base', file.base);
  for (const [niche, texts] of Object.entries(file.niches)) add(`$.niches.${niche}`, texts);
  add('$.members', file.members);
  for (const [slug, { base, niches }] of Object.entries(file.slugs)) {
    add(`$.slugs.${slug}.base`, base);
    for (const [niche, texts] of Object.entries(niches)) add(`$.slugs.${slug}.niches.${niche}`, texts);
  }
  return texts;
}

const english = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language ("Dutch" for nl), because the findings are in English. */
export const languageName = (locale: Locale) => english.of(locale) ?? locale;
