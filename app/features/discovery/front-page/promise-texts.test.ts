import { expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { NICHE_PREFIXES } from '~/i18n/niche-prefix';

const PROMISES = [
  'honest-title',
  'honest-text',
  'price-title',
  'price-text',
  'leave-title',
  'members-title',
  'seen-chosen',
  'seen-members',
  'leave-text',
].map((key) => `landing.${key}`);

type Texts = Record<string, string>;
const files = import.meta.glob<Texts>('../../../../locales/*/landing*.json', { eager: true, import: 'default' });

const fileOf = (niche: string) => (niche === 'none' ? 'landing' : `landing.${niche}`);
const promised = (locale: string) =>
  NICHE_PREFIXES.map((niche) => ({ niche, texts: files[`../../../../locales/${locale}/${fileOf(niche)}.json`] ?? {} }));

/** The promises that a niche lacks or has word for word from another, a line each. */
function borrowed(niches: readonly { niche: string; texts: Texts }[]): string[] {
  return PROMISES.flatMap((id) => {
    const first = new Map<string | undefined, string>([[undefined, 'nobody']]);
    return niches.flatMap(({ niche, texts }) => {
      const of = first.get(texts[id]);
      first.set(texts[id], of ?? niche);
      return of === undefined ? [] : [`${niche} has ${id} of ${of}`];
    });
  });
}

it.each(LOCALES)('promises in the words of each niche: %s', (locale) => {
  expect(borrowed(promised(locale))).toEqual([]);
});

it('notices a promise that is missing, of the base, or of another niche', () => {
  const [base, she, bdsm, ...others] = promised('en');
  const lacking = { ...she!, texts: { ...she!.texts, 'landing.price-title': base!.texts['landing.price-title']! } };
  const { 'landing.leave-text': _none, ...rest } = bdsm!.texts;
  const copied = { ...bdsm!, texts: { ...rest, 'landing.honest-text': she!.texts['landing.honest-text']! } };
  expect(borrowed([base!, lacking, copied, ...others])).toEqual([
    'bdsm has landing.honest-text of she',
    'she has landing.price-title of none',
    'bdsm has landing.leave-text of nobody',
  ]);
});

/** A phone shows three promises in one glance only while they are short. */
it.each(LOCALES)('stays short: %s', (locale) => {
  const longest = promised(locale).flatMap(({ texts }) => [
    texts['landing.honest-text']!.length,
    texts['landing.price-text']!.length,
    `${texts['landing.seen-chosen']} ${texts['landing.leave-text']}`.length,
  ]);
  expect(Math.max(...longest)).toBeLessThan(260);
});
