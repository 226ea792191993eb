import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '~db/seed/about/de';
import { en } from '~db/seed/about/en';
import { fr } from '~db/seed/about/fr';
import { nl } from '~db/seed/about/nl';
import { LOCALES, type Locale } from '~/i18n/locales';
import { NICHE_PREFIXES, nichePrefix, type NichePrefix } from '~/i18n/niche-prefix';
import { hurtfulWord } from './check/hurtful-words';

const root = resolve(import.meta.dirname, '../..');
const NICHES = NICHE_PREFIXES.filter((niche) => niche !== 'none');

/** The texts of a file in which a level is named after a niche, each with that niche. */
function nicheTexts(value: unknown, niche?: NichePrefix): [niche: NichePrefix, text: string][] {
  if (typeof value === 'string') return niche ? [[niche, value]] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    nicheTexts(inner, NICHES.find((prefix) => prefix === key) ?? niche),
  );
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What a brand says in one language because of its niche: its landers, the template, messages, demo profiles. */
function textsIn(locale: Locale): [niche: NichePrefix, text: string][] {
  const folders = readdirSync(join(root, 'landers'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const copies = [...folders.map(({ name }) => `landers/${name}`), 'tools/lander-template']
    .map((folder) => `${folder}/copy/${locale}.json`)
    .filter((path) => existsSync(join(root, path)));
  const messages = readdirSync(join(root, 'locales', locale)).flatMap((file) => {
    const niche = NICHES.find((prefix) => file.endsWith(`.${prefix}.json`));
    return niche ? nicheTexts(read(`locales/${locale}/${file}`), niche) : [];
  });
  const about = { de, en, fr, nl }[locale as 'de'] as typeof de | undefined;
  const profiles = Object.entries(about?.niche ?? {}).flatMap(([niche, lines]) =>
    nicheTexts(lines, nichePrefix(Number(niche))),
  );
  return [...copies.flatMap((path) => nicheTexts(read(path))), ...messages, ...profiles];
}

describe('words that would hurt the people whom a niche is for', () => {
  it.each([
    ['bbw', 'Second helpings for everybody'],
    ['bbw', 'A dish worth sharing, and it isn’t a SALAD'],
    ['bbw', '{name} *takes* up the page'],
    ['gilf', 'Still got it'],
    ['she', 'Keep my secret'],
  ] as const)('%s: “%s” is found', (niche, text) => {
    expect(hurtfulWord(text, niche, 'en')).toBeDefined();
  });

  it('are whole words, and those of the niche', () => {
    expect(hurtfulWord('A fatal charm', 'bbw', 'en')).toBeUndefined();
    expect(hurtfulWord('Keep my secret', 'bbw', 'en')).toBeUndefined();
    expect(hurtfulWord('Anything', 'none', 'en')).toBeUndefined();
  });

  it.each(LOCALES)('are listed for each niche in %s, and in no text of it', (locale) => {
    const texts = textsIn(locale);
    for (const niche of NICHES) {
      expect(texts.filter(([of]) => of === niche).length).toBeGreaterThan(20);
      expect(read(`scripts/landers/check/hurtful/${locale}.json`)).toHaveProperty(niche);
    }
    const found = texts.map(([niche, text]) => [hurtfulWord(text, niche, locale), niche, text]);
    expect(found.filter(([word]) => word !== undefined)).toEqual([]);
  });
});
