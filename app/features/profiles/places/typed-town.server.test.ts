import { describe, expect, it } from 'vitest';
import { findTypedTown, suggestTowns } from './typed-town.server';

const nameOf = (country: string, region: string, typed: string) => {
  const found = findTypedTown(country, region, typed);
  return typeof found === 'string' ? found : `${found.regionId} ${found.name}`;
};

describe('a typed town', () => {
  // covers X17-054
  it.each([
    ['NL', '', 'Utrecht', 'NL-UT Utrecht'],
    ['NL', '', '  utrecht ', 'NL-UT Utrecht'],
    ['NL', '', 'den haag', 'NL-ZH The Hague'],
    ['NL', '', 'The Hague', 'NL-ZH The Hague'],
    ['DE', '', 'munchen', 'DE-BY Munich'],
    ['NL', 'NL-UT', 'Utrecht', 'NL-UT Utrecht'],
    ['NL', '', 'Utrecht (Utrecht)', 'NL-UT Utrecht'],
    ['US', '', 'Springfield', 'several'],
    ['US', 'US-IL', 'Springfield', 'US-IL Springfield'],
    ['US', '', 'Springfield (Illinois)', 'US-IL Springfield'],
    ['NL', '', 'Atlantis', 'unknown'],
    ['NL', '', '(', 'unknown'],
    ['XX', '', 'Utrecht', 'unknown'],
  ])('of %s, region “%s”: %s is %s', (country, region, typed, expected) => {
    expect(nameOf(country, region, typed)).toBe(expected);
  });

  // covers X17-054
  it('is suggested from its first letters, the largest first, with its region in the language of the reader', () => {
    const found = suggestTowns({ locale: 'nl' }, 'NL', 'den h');
    expect(found[0]).toBe('Den Haag (Zuid-Holland)');
    expect(suggestTowns({ locale: 'en' }, 'US', 'spring')).toHaveLength(8);
    expect(suggestTowns({ locale: 'en' }, 'NL', 'qqq')).toEqual([]);
  });

  it('as suggested is found again, whatever the language', () => {
    for (const locale of ['en', 'nl'] as const) {
      for (const suggestion of suggestTowns({ locale }, 'BE', 'br')) {
        expect([suggestion, nameOf('BE', '', suggestion)]).not.toContain('unknown');
        expect([suggestion, nameOf('BE', '', suggestion)]).not.toContain('several');
      }
    }
  });
});
