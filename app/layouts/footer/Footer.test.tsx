// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from './Footer';
import { FOOTER_LINKS } from './footer-links';
import { show, testShell, testUser } from '../layout.testing';
import { pathOf } from '../paths';

afterEach(cleanup);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')!);

describe('the footer', () => {
  // paths.test.ts ensures that pathOf returns existing pages only.
  // covers S2-084
  it('links to the existing pages of the specification, and to no other', () => {
    show(<Footer />);
    expect(hrefs().flatMap((href) => (href.startsWith('/') ? [href.split('?')[0]] : []))).toEqual(
      FOOTER_LINKS.filter((name) => name !== 'pages-imprint').flatMap((name) => pathOf(name) ?? []),
    );
  });

  it('links to the imprint of a brand that must have one', () => {
    show(<Footer />, { brand: { ...testShell().brand, imprint: true } });
    expect(screen.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('/pages/imprint');
  });

  // covers S2-085 S2-086 S2-087 S2-088 S2-089 S2-090 S2-091 S2-092 S2-093
  it.each([
    ['Terms', '/pages/terms'],
    ['Privacy', '/pages/privacy'],
    ['Cookies', '/pages/cookies'],
    ['Block this site', '/pages/ban'],
    ['Complaints', '/complaints'],
    ['Report illegal content', '/pages/notice'],
    ['Pricing', '/pricing'],
    ['FAQ', '/pages/faq'],
    ['Customer service', '/pages/service'],
    ['Light or dark', '/appearance?next=%2F'],
    ['Accessibility', '/pages/accessibility'],
    ['Transparency', '/pages/trust'],
    ['Return policy', '/pages/return-policy'],
  ])('links to %s', (name, path) => {
    show(<Footer />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  // covers S9-033 S9-034
  it('links the phone number without the dashes and spaces that are shown', () => {
    show(<Footer />);
    const { supportPhone, supportEmail } = testShell().brand;
    expect(screen.getByText(supportPhone).getAttribute('href')).toBe('tel:+31205550199');
    expect(hrefs()).toContain(`mailto:${supportEmail}`);
  });

  // covers S1-034
  it('carries the legal disclaimer: the company, what fictional profiles are, adults only', () => {
    show(<Footer />);
    const text = screen.getByRole('contentinfo').textContent;
    expect(text).toContain('Aurea is operated by Acme B.V., Street 1, Amsterdam, NL');
    expect(text).toContain('Company registration 123, VAT NL1');
    expect(text).toContain('Some profiles here are fictional profiles');
    expect(text).toContain('you must be 18 or older');
  });

  it('credits the place and country data with links to their sources and licence', () => {
    show(<Footer />);
    expect(screen.getByRole('contentinfo').textContent).toContain('Place data: GeoNames, shortened.');
    expect(hrefs()).toEqual(
      expect.arrayContaining(['https://www.geonames.org', 'https://creativecommons.org/licenses/by/4.0/']),
    );
  });

  it('is one line for members, with the right to withdraw at hand and everything folded into it', () => {
    show(<Footer />, { user: testUser() });
    const fold = document.querySelector('details')!;
    expect(fold.open).toBe(false);
    const outside = screen.getAllByRole('link', { hidden: true }).filter((link) => !fold.contains(link));
    expect(outside.map((link) => link.textContent)).toEqual([
      'Withdraw from contract here',
      'Customer service',
      'Terms',
      'Privacy',
    ]);
    expect(fold.textContent).toContain('Aurea is operated by Acme B.V.');
    expect(fold.textContent).toContain('Report illegal content');
  });

  // covers S1-026
  it.each([
    ['en', 'US', true],
    ['es', 'US', true],
    ['en', 'GB', false],
  ])('in %s from %s has the notices of the United States: %s', (locale, country, has) => {
    show(<Footer />, { locale, country });
    expect(screen.queryByText(/does not conduct criminal background screenings/) !== null).toBe(has);
  });
});
