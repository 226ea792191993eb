import { expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { testTenant } from '~/tenancy/tenant.testing';
import { openUnavailablePages } from './unavailable-page.server';

const pages = openUnavailablePages({ intl: (locale) => testTexts(locale) });

it.each(['en', 'nl'] as const)(
  'is a whole page of the brand in %s, without scripts or anything else to load',
  (locale) => {
    const tenant = testTenant({ name: 'Love & <Light>' });
    const page = pages(tenant, locale, 'busy');
    const html = page.body.toString();
    expect(html).toContain(`<html lang="${locale}`);
    expect(html).toContain(testTexts(locale).formatMessage({ id: 'errors.busy' }));
    expect(html).toContain('Love &#38; &#60;Light&#62;');
    expect(html).not.toMatch(/<script|<img|\sstyle="/);
    expect(page.csp).toMatch(/style-src 'self' .*'sha256-/);
    expect(page.body.length).toBeLessThan(12_000);
  },
);

it('is rendered once for each version of a brand', () => {
  const tenant = testTenant();
  expect(pages(tenant, 'en', 'busy')).toBe(pages(tenant, 'en', 'busy'));
  expect(pages(tenant, 'en', 'failed').body.toString()).toContain('An error occured, please try again later.');
  expect(pages({ ...tenant, version: 'later' }, 'en', 'busy')).not.toBe(pages(tenant, 'en', 'busy'));
});
