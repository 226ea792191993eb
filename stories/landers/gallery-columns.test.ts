import { describe, expect, it } from 'vitest';
import { brands as toolbar } from '../.storybook/brands';
import { galleryColumns, type ShownBrand } from './gallery-columns';

const brand = (slug: string, niche: number, more: Partial<ShownBrand> = {}): ShownBrand => ({ slug, niche, ...more });
const landers = [
  { name: 'gallery', manifest: { kind: 'public', niches: ['none', 'she'] } },
  { name: 'landing', manifest: { kind: 'member', niches: ['none', 'she'] } },
] as const;
const brands = [
  brand('anders', 1, { landers: { gallery: 0 } }),
  brand('blue', 1),
  brand('calm', 1),
  brand('dawn', 2, { features: { member_landings: false } }),
];
const shown = (chosen: string, all: ShownBrand[] = brands) =>
  galleryColumns(
    all,
    landers.map(({ name, manifest }) => ({ name, manifest: { ...manifest, niches: [...manifest.niches] } })),
    chosen,
  ).map((column) => `${column.prefix} ${column.brand.slug}`);

describe('the brands of the gallery', () => {
  it('are one for each niche that has any: the first that shows all landers, or else the first', () => {
    expect(shown('nobody')).toEqual(['none blue', 'she dawn']);
  });

  it('have the chosen one in the column of its niche, as the author of a new brand wants to see it', () => {
    expect(shown('anders')).toEqual(['none anders', 'she dawn']);
    expect(shown('nova', [...brands, brand('nova', 2), brand('gay', 7)])).toEqual(['none blue', 'she nova', 'gay gay']);
  });
});

it('the toolbar offers the brands and none of the other files in their folder', () => {
  expect(toolbar.has('golden-hour')).toBe(true);
  for (const [slug, brand] of toolbar) expect([slug, typeof brand.niche]).toEqual([brand.slug, 'number']);
});
