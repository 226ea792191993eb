import { expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { testTenant } from '~/tenancy/tenant.testing';
import { brandMark } from '~/theme/mark';
import { iconSvg } from './icon-svg';
import { manifestOf } from './manifest.service.server';

const manifest = (change: Record<string, unknown> = {}, requested: string | null = null) =>
  manifestOf({ tenant: testTenant(change), texts: testTexts, locale: 'en' }, requested);

it('names the brand in the language that was asked for', () => {
  expect(manifest({ name: 'Golden Hour Dating' })).toMatchObject({
    id: '/',
    name: 'Golden Hour Dating',
    short_name: 'Golden',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    shortcuts: [{ name: 'Messages' }, { name: 'Likes' }],
  });
  expect(manifest({}, 'nl')).toMatchObject({ lang: 'nl', shortcuts: [{ name: 'Berichten' }, { name: 'Likes' }] });
  expect(manifest({}, 'xx').lang).toBe('en');
});

it('has the icons that a browser asks for, and other URLs for other colours', () => {
  const sizes = manifest().icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  const other = manifest({ theme: { both: { primary: '#101010' } } });
  expect(other.icons[0]!.src).not.toBe(manifest().icons[0]!.src);
});

it('draws the mark of the brand, which no name can break out of', () => {
  expect(iconSvg(testTenant({ name: 'Rose' }), 'any')).toContain(`d="${brandMark('Rose').primary}"`);
  expect(iconSvg(testTenant({ name: 'Rose' }), 'any')).not.toBe(iconSvg(testTenant({ name: 'Violet' }), 'any'));
  const brand = testTenant({ name: '"><script>' });
  for (const shape of ['any', 'full', 'mono'] as const) expect(iconSvg(brand, shape)).not.toContain('script');
});
