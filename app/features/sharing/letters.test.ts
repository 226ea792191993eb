import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { allThemes } from '~/theme/themes';
import { glyphOf, headlineCut, NAME_CUT } from './letter-shapes';
import { hasCut, loadCut } from './letters.server';

/** Everything that a brand or a lander may write in one language: the letters of its texts. */
function signsIn(locale: string): Set<string> {
  const files = [
    ...readdirSync(resolve('locales', locale)).map((file) => join('locales', locale, file)),
    ...readdirSync(resolve('landers'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join('landers', name, 'copy', `${locale}.json`)),
  ];
  const texts = files.map((file) => readFileSync(resolve(file), 'utf8')).join('');
  return new Set([...texts, ...texts.toLocaleUpperCase(locale)].filter((sign) => /\p{L}/u.test(sign)));
}

// covers X19-409
describe('the letters of sharing images', () => {
  it.each(allThemes.map((theme) => [theme.name, theme] as const))('%s has those of its headline', (_, theme) => {
    expect(hasCut(headlineCut(theme))).toBe(true);
  });

  it.each(LOCALES)('of %s are all there, in capitals too', async (locale) => {
    const cuts = await Promise.all([NAME_CUT, ...allThemes.map(headlineCut)].map(loadCut));
    const missing = [...signsIn(locale)].filter((sign) => cuts.some((shapes) => !glyphOf(shapes, sign)?.outline));
    // Names of languages that the product does not speak are never part of a claim.
    expect(missing.filter((sign) => /\p{Script=Latin}/u.test(sign))).toEqual([]);
  });

  it('are the letters themselves, not those without their accents', async () => {
    const shapes = await loadCut(NAME_CUT);
    for (const [sign, base] of ['łl', 'øo', 'åa', 'ßs', 'żz', 'ñn', 'éE']) {
      expect(shapes[sign!]).toBeDefined();
      expect(glyphOf(shapes, sign!)).not.toEqual(glyphOf(shapes, base!));
    }
  });

  it('of other scripts are left out, and other accents fall back to their letter', async () => {
    const shapes = await loadCut(NAME_CUT);
    expect(glyphOf(shapes, 'ğ')).toEqual(glyphOf(shapes, 'g'));
    expect(glyphOf(shapes, '\u2009')).toEqual(glyphOf(shapes, ' '));
    expect(glyphOf(shapes, '🌹')).toBeUndefined();
  });
});
