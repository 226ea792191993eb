import { expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { brandListPage } from './brand-list';

const originOf = ({ slug }: { slug: string }) => `http://${slug}.localhost:3000`;

it('links every brand with its name, title, niche and countries', () => {
  const tenants = [testTenant({ slug: 'rose', name: 'Rose' }), testTenant({ slug: 'lily', name: 'Lily', niche: 4 })];
  const html = brandListPage(tenants, originOf);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'http://rose.localhost:3000/',
    'http://lily.localhost:3000/',
  ]);
  expect(html).toContain('<strong>Lily</strong><span>Testbrand</span><small>niche 4 · NL</small>');
  expect(html).toContain('noindex');
});

it('escapes every name', () => {
  const html = brandListPage([testTenant({ name: '<img src=x> & "Co"' })], originOf);
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;img src=x&#62; &#38; &#34;Co&#34;');
});

it('links the landers that a brand shows', () => {
  const html = brandListPage([testTenant({ slug: 'rose' }), testTenant({ slug: 'lily' })], originOf, ({ slug }) =>
    slug === 'rose' ? ['gallery', 'video'] : [],
  );
  expect(html).toContain('<a href="http://rose.localhost:3000/landers/video">video</a>');
  expect(html.match(/\/landers\//g)).toHaveLength(2);
});
