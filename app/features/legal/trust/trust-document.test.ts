import { describe, expect, it } from 'vitest';
import { linksOf, readAll, reader } from '../documents/documents.testing';
import { writeTrust } from './trust-document.service.server';
import type { TrustDay, TrustFigures } from '../trust-figures';

const none = { decided: 0, upheld: 0, dismissed: 0, median_minutes: null };
const dayWith = (figures: Partial<TrustFigures>, day = '2026-11-22'): TrustDay => ({
  day,
  seal: 'a'.repeat(64),
  figures: {
    active_from: 0,
    fictional_percent: null,
    reports: none,
    notices: none,
    complaints: none,
    hidden: { profiles: 0, fraud: 0 },
    returns: [],
    ...figures,
  },
});
const textOf = (...days: TrustDay[]) => readAll(writeTrust(reader(), days));

describe('the page of figures', () => {
  it('says on the first day that there are none yet, without a table, a file or a seal', () => {
    const document = writeTrust(reader(), []);
    expect(readAll(document)).toContain('once a whole day is over');
    expect(document.sections.map(({ anchor }) => anchor)).toEqual(['now', 'meaning', 'check']);
    expect(linksOf(document)).not.toContain('/pages/trust/chain.json');
  });

  it.each<[string, Partial<TrustFigures>, string]>([
    ['the share', { fictional_percent: 12 }, 'Fictional profiles: 12% of all profiles'],
    ['few members', { active_from: 0 }, 'Active members: Fewer than 100'],
    ['many members', { active_from: 2500 }, 'Active members: At least 2,500'],
    [
      'quick decisions',
      { reports: { decided: 4, upheld: 3, dismissed: 1, median_minutes: 95 } },
      'Reports by members: 4 decided, half of them within 95 minutes. 3 were right, 1 was not.',
    ],
    [
      'slow decisions',
      { complaints: { decided: 3, upheld: 1, dismissed: 2, median_minutes: 6000 } },
      'half of them within 4 days. 1 decision was changed, 2 stand.',
    ],
    ['no decisions', { notices: none }, 'Notices of illegal content: None in the last 90 days'],
    ['hidden profiles', { hidden: { profiles: 7, fraud: 5 } }, 'Profiles hidden by us: 7, of them 5 for fraud'],
    [
      'returns in each currency',
      {
        returns: [
          { currency: 'EUR', count: 2, amount_minor: 4550 },
          { currency: 'SEK', count: 1, amount_minor: 9900 },
        ],
      },
      'Returns paid: 2 for €45.50 and 1 for SEK 99.00',
    ],
  ])('says %s in words', (_what, figures, text) => {
    expect(textOf(dayWith(figures)).replaceAll(/\s/g, ' ')).toContain(text);
  });

  it('has a row for each of the newest days, and the newest seal', () => {
    const days = Array.from({ length: 20 }, (_, back) => dayWith({}, `2026-11-${22 - back}`.replace(/-(\d)$/, '-0$1')));
    const document = writeTrust(reader(), days);
    const table = document.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({ rows: { length: 14 } });
    expect(readAll(document)).toContain('As of November 22, 2026');
    expect(readAll(document)).toContain('a'.repeat(64));
    expect(linksOf(document)).toContain('/pages/trust/chain.json');
  });
});
