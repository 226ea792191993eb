import { describe, expect, it } from 'vitest';
import { completeTheme } from './theme-registry';
import { heroForms, promiseForms, type Theme } from './theme';
import { allThemes, themeOfNiche } from './themes';

const base = themeOfNiche(undefined);

/** The paths of all values of a theme, without those of its drawing, which is the theme's own. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, `${path}.${name}`));
}
const keysOf = (theme: Theme) => pathsOf({ ...theme, drawing: Object.keys(theme.drawing).sort() }).sort();

/** The files themselves: the registry completes what they forget, and would hide it. */
const files = import.meta.glob<Record<string, Theme>>('../../themes/*/theme.ts', { eager: true });
const written = Object.values(files).flatMap((file) => Object.values(file));

describe('the compositions of the themes', () => {
  it('are whole: each theme writes every key that the base theme has', () => {
    expect(written).toHaveLength(allThemes.length);
    for (const theme of written) expect([theme.name, keysOf(theme)]).toEqual([theme.name, keysOf(base)]);
  });

  // covers X17-082
  it('control: a theme that forgets its composition is found', () => {
    const { landing: _, ...rest } = themeOfNiche(3);
    expect(keysOf(rest as Theme)).not.toEqual(keysOf(base));
  });

  // covers X17-059
  it('differ in the head, in the form of the promises and in the drawing', () => {
    const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
    expect(different(allThemes.map(({ landing }) => landing.hero.form))).toBe(allThemes.length);
    expect(different(allThemes.map(({ landing }) => landing.promises.form))).toBe(allThemes.length);
    expect(different(allThemes.map(({ drawing }) => drawing.strokes))).toBe(allThemes.length);
  });

  // covers X17-060
  it('differ in the members’ area in the card, and in all forms together', () => {
    const whole = allThemes.map(({ forms }) => JSON.stringify({ ...forms, motion: null }));
    expect(new Set(whole).size).toBe(allThemes.length);
    // The words, the shape and the frame of a card are what one sees in grey.
    const cards = allThemes.map(({ forms: { card } }) => [card.words, card.shape, card.frame].join());
    expect(new Set(cards).size).toBe(allThemes.length);
  });

  it('answer no question twice on a page: not in the promise at length, too', () => {
    // Where nothing can be returned, that promise is about leaving.
    const answered = { returning: ['credits-back', 'data-leave'], leaving: ['data-leave'], labels: ['talk-fictional'] };
    for (const { name, landing } of allThemes) {
      const both = Object.values(landing.compositions).some(
        ({ order }) => order.includes('promise') && order.includes('question'),
      );
      const twice = landing.question.ask.filter((question) => answered[landing.promise.about].includes(question));
      expect([name, both ? twice : []]).toEqual([name, []]);
    }
  });

  it('end with the way in, after at least three other sections, none of them twice', () => {
    for (const { landing } of allThemes) {
      for (const { order } of Object.values(landing.compositions)) {
        expect(order.length).toBeGreaterThanOrEqual(4);
        expect(order.at(-1)).toBe('closing');
        expect(new Set(order).size).toBe(order.length);
      }
      const orders = Object.values(landing.compositions).map(({ order }) => order.join());
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  it('use every form that there is', () => {
    expect(allThemes.map(({ landing }) => landing.hero.form).sort()).toEqual([...heroForms].sort());
    expect(allThemes.map(({ landing }) => landing.promises.form).sort()).toEqual([...promiseForms].sort());
  });
});

describe('a theme that forgets something', () => {
  // covers X17-082
  it('gets that from the base theme, and keeps the rest', () => {
    const { landing, ...rest } = themeOfNiche(3);
    const forgetful = { ...rest, landing: { hero: landing.hero } } as unknown as Theme;
    expect(completeTheme(forgetful, base)).toEqual({ ...rest, landing: { ...base.landing, hero: landing.hero } });
    expect(completeTheme(rest as Theme, base)).toEqual({ ...rest, landing: base.landing });
    expect(completeTheme({ ...rest, landing: undefined } as unknown as Theme, base).landing).toEqual(base.landing);
  });

  it('a whole theme stays as it is', () => {
    for (const theme of allThemes) expect(completeTheme(theme, base)).toEqual(theme);
  });
});
