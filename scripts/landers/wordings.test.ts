// covers S1-029

import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { edit, findings, lines, useNewLander } from './check-landers.testing';

useNewLander();

describe('wordings', () => {
  const say = async (file: string, text: string) => {
    await edit(`copy/${file}.json`, { 'base.closing': text });
    return (await lines()).filter((line) => line.includes('contains “'));
  };

  it.each([
    ['en', 'Real women near you'],
    ['en', 'Only verified members'],
    ['en', 'Thousands of people'],
    ['en', '12,000 singles'],
    ['en', 'Local singles'],
    ['en', 'She is waiting'],
    ['en', 'Meet her tonight'],
    ['en', 'Offer ends soon, hurry'],
    ['en', 'Guaranteed to work'],
    ['nl', 'Echte vrouwen'],
    ['nl', 'Iemand bij jou in de buurt'],
    ['nl', 'Duizenden leden'],
    ['nl', 'Ze wacht al'],
    ['nl', 'Laatste kans'],
    ['nl', 'Geverifieerde profielen'],
  ])('%s: “%s” is refused', async (locale, text) => {
    expect(await say(locale, text)).not.toEqual([]);
  });

  it.each([
    ['en', 'They are not real people'],
    ['en', 'You cannot meet them'],
    ['en', 'There is no hurry'],
    ['en', 'Your likes are waiting'],
    ['en', 'Say what you really want'],
    ['nl', 'Het zijn geen echte mensen'],
    ['nl', 'Wat je echt wilt'],
    ['nl', 'Je kunt ze niet ontmoeten'],
  ])('%s: “%s” is true and allowed', async (locale, text) => {
    expect(await say(locale, text)).toEqual([]);
  });

  it('are excused with a reason, and an unused excuse is reported', async () => {
    await edit('copy/en.json', { 'base.closing': 'A real letter, on paper' });
    const why = 'It is about letters on paper, not about profiles.';
    await edit('manifest.json', { exceptions: [{ rule: 'wording', text: 'a real letter', why }] });
    expect(await findings()).toEqual([]);
    await edit('copy/en.json', { 'base.closing': 'A letter, on paper' });
    expect(await findings()).toMatchObject([{ level: 'warning', path: '$.exceptions' }]);
  });

  it('that are the same in all languages are excused by name', async () => {
    for (const locale of LOCALES) await edit(`copy/${locale}.json`, { 'base.closing': 'Jazz' });
    expect(await lines()).toHaveLength(LOCALES.length - 1);
    const why = 'Every language says jazz for jazz, as English does.';
    await edit('manifest.json', { exceptions: [{ rule: 'same-text', text: 'Jazz', why }] });
    expect(await findings()).toEqual([]);
  });
});
