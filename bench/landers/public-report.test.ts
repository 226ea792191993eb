import { expect, it } from 'vitest';
import { publicReport, publicSection, type PublicPage } from './public-report';

const page = (change: Partial<PublicPage> = {}): PublicPage => ({
  brand: 'golden-hour',
  language: 'en',
  path: '/',
  noindex: false,
  scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
  lost: [],
  ...change,
});

// covers X19-309
it('counts pages by brand and language, and says what was missed where', () => {
  const scores = { accessibility: 100, 'best-practices': 100, seo: 92 };
  const low = page({ language: 'nl', path: '/terms', scores, lost: ['seo: Links have no descriptive text'] });
  const unindexed = page({ path: '/login', noindex: true, scores });
  const unreadable = page({
    ...unindexed,
    language: 'da',
    scores: { ...scores, accessibility: 97 },
    lost: ['contrast'],
  });
  const text = publicReport([page(), unindexed, page({ language: 'nl' }), low, unreadable], '2026-11-27');
  expect(text).toContain('| golden-hour | en | 2 | 1 | 2 | met |');
  expect(text).toContain('| golden-hour | nl | 2 | 0 | 1 | **missed** |');
  expect(text).toContain('- golden-hour, nl, /terms: seo: Links have no descriptive text');
  expect(text).toContain('- golden-hour, da, /login: contrast');
  expect(publicSection.find(text)).toBe(text);
  expect(publicReport([page()], '2026-11-27')).not.toContain('Missed');
});
