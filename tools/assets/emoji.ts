/**
 * Makes app/features/chat/emoji/lists/<language>.json from emojibase-data (Unicode CLDR names and search words, MIT):
 * `tsx tools/assets/emoji.ts`. Run it again when the package is updated or a language is complete; browsers load only the
 * result, and only once someone opens the picker. emoji.test.ts compares the two.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../../app/i18n/locales';

interface SourceEmoji {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  version: number;
}

/** Devices of three years ago know these; later ones would be empty boxes there. */
const NEWEST = 15;
/** Skin tones and hair, which are no emoji of their own. */
const COMPONENTS = 2;

const from = dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'));
const to = fileURLToPath(new URL('../../app/features/chat/emoji/lists/', import.meta.url));

const source = <T>(language: Locale, file: string): T =>
  JSON.parse(readFileSync(join(from, language, file), 'utf8')) as T;

/** The groups in their usual order (emoji-groups.ts names them), each emoji with its name and further words to find it by; one emoji per line. */
export function emojiFile(language: Locale): string {
  const all = source<SourceEmoji[]>(language, 'data.json')
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const groups = [...new Set(all.map(({ group }) => group))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const lines = groups.map((name) => {
    const emoji = all
      .filter(({ group }) => group === name)
      .map(({ emoji: glyph, label, tags = [] }) => {
        const keywords = tags.filter((tag) => !label.includes(tag)).join(' ');
        return JSON.stringify(keywords === '' ? [glyph, label] : [glyph, label, keywords]);
      });
    return `[\n${emoji.join(',\n')}\n]`;
  });
  return `[${lines.join(',\n')}]\n`;
}

export const emojiPath = (language: Locale) => join(to, `${language}.json`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(to, { recursive: true });
  for (const language of LOCALES) writeFileSync(emojiPath(language), emojiFile(language));
}
