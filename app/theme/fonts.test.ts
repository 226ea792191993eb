import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { FURTHER_CHARACTERS, TEXT_CHARACTERS } from './font-characters';
import { fontCss, preloadedFonts } from './fonts';
import { allThemes } from './themes';

const root = join(import.meta.dirname, '../..');

/** Arrows that name keys: Open Sans has none, so the next font draws them. */
const ARROWS = /[←→]/g;

function charactersOf(folder: string, name: RegExp): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    name.test(file),
  );
  const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8'));
  return [...new Set(texts.join('').replaceAll(/\s/g, '').replaceAll(ARROWS, ''))];
}

describe.each(allThemes.map((theme) => [theme.name, theme] as const))('fonts of %s', (_, theme) => {
  const faces = fontCss(theme).split('@font-face').slice(1);
  const ours = faces.filter((face) => face.includes("'Open Sans Variable'"));

  it('are one face in several files: same weights, same widths, since browsers would otherwise not load the others', () => {
    const descriptors = ours.map((face) => face.replace(/src:[^;]+;unicode-range:.*/, ''));
    expect(ours).toHaveLength(4);
    expect(new Set(descriptors).size).toBe(1);
  });

  it('have no character of the first file in the others', () => {
    const [extended, rest, further, first] = ours.map((face) => {
      const [, ranges = ''] = /unicode-range:([^}]+)/.exec(face)!;
      return ranges.split(',').flatMap((range) => {
        const [from, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => parseInt(hex, 16));
        return Array.from({ length: to! - from! + 1 }, (_, at) => from! + at);
      });
    });
    const others = new Set([...extended!, ...rest!, ...further!]);
    expect(further!.filter((code) => extended!.includes(code) || rest!.includes(code))).toEqual([]);
    expect(first!.filter((code) => others.has(code))).toEqual([]);
    const all = new Set([...first!, ...others]);
    // A basic letter, an accented letter, a Polish letter and a joiner.
    expect([0x41, 0xeb, 0x142, 0x200d].filter((code) => !all.has(code))).toEqual([]);
  });

  it('have no files for rare letters on a visitor’s first page', () => {
    const first = fontCss(theme, 'optional');
    expect(first.split("'Open Sans Variable'")).toHaveLength(3);
    expect(first).toContain('U+141-144');
    expect(fontCss(theme)).toContain('U+2C60');
    expect(first).not.toContain('U+2C60');
  });

  it('include the heaviest weight of the theme', () => {
    const [, from, to] = /font-weight:(\d+) (\d+)/.exec(ours[0]!)!;
    expect(Number(from)).toBe(400);
    expect(Number(to)).toBeGreaterThanOrEqual(Math.max(theme.type.weight.strong, theme.type.weight.heading));
  });

  it('have a fallback while they load, in each weight, without a synthetic bold', () => {
    const weights = faces
      .filter((face) => face.includes('Fallback'))
      .map((face) => /font-weight:(\d+)/.exec(face)?.[1]);
    const { strong, heading } = theme.type.weight;
    expect(new Set(weights)).toEqual(new Set(['400', String(strong), String(heading)]));
  });
});

it.each([
  ['locales', (locale: string) => new RegExp(`^${locale}/.+\\.json$`)],
  ['landers', (locale: string) => new RegExp(`copy/${locale}\\.json$`)],
])(
  'the texts in %s need only the first font file, and Polish ones the letters of the second, which is preloaded there',
  (folder, named) => {
    for (const locale of LOCALES) {
      const used = charactersOf(folder, named(locale));
      expect(used.length, locale).toBeGreaterThan(60);
      const further = preloadedFonts(allThemes[0]!, locale).length === 2;
      expect(further, locale).toBe(locale === 'pl');
      const characters = further ? [...TEXT_CHARACTERS, ...FURTHER_CHARACTERS] : TEXT_CHARACTERS;
      const isHeld = (code: number) => characters.some(([from, to]) => code >= from && code <= to);
      expect(
        used.filter((character) => !isHeld(character.codePointAt(0)!)),
        locale,
      ).toEqual([]);
    }
  },
);
