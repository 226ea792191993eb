import { describe, expect, it } from 'vitest';
import type { MatchReason } from '../match-finder/match-finder';
import { leadOf, type SuggestionLead } from './suggestion-lead';

const jazz: MatchReason = { kind: 'interests', names: ['Jazz'], both: true };
const near: MatchReason = { kind: 'distance', distance: { value: 10, unit: 'mile' } };
const far: MatchReason = { kind: 'distance', distance: { value: 170, unit: 'mile' } };
const region: MatchReason = { kind: 'region', region: 'Utrecht' };
const seeks: MatchReason = { kind: 'seeks', gender: 'male' };

const cases: [lead: SuggestionLead, what: string, cards: MatchReason[][]][] = [
  ['interests', 'each shares an interest', [[jazz], [jazz, near]]],
  ['near', 'each lives near, and some share an interest', [[near, jazz], [region], [near]]],
  ['some-interests', 'some share an interest', [[jazz], [far], []]],
  ['some-near', 'some live near', [[near], [far], []]],
  ['some-interests-near', 'some share an interest and others live near', [[jazz], [near], []]],
  ['other', 'the only reason is a great distance', [[far], [far]]],
  ['other', 'the only reason is whom they look for', [[seeks], []]],
  ['other', 'nothing is known', [[], []]],
  ['other', 'nobody is shown', []],
];

describe('what is said above the suggestions', () => {
  it.each(cases)('is %s where %s', (lead, _what, cards) => {
    expect(
      leadOf(
        cards.map((reasons) => ({ reasons })),
        false,
      ),
    ).toBe(lead);
  });

  it('speaks of the member’s profile where it is empty, whatever the reasons', () => {
    for (const [, , cards] of cases)
      expect(
        leadOf(
          cards.map((reasons) => ({ reasons })),
          true,
        ),
      ).toBe('silent');
  });

  it('counts only what both share, not what the other enjoys', () => {
    expect(leadOf([{ reasons: [{ ...jazz, both: false }] }], false)).toBe('other');
  });
});
