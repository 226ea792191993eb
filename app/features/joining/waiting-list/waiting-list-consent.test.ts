import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { WAITING_LIST_VERSION } from './waiting-list-consent';

const catalogues = import.meta.glob<Record<string, string>>('../../../../locales/*/waitinglist.json', {
  eager: true,
  import: 'default',
});

/** The words that are agreed to: that a mail comes, and what is stored for how long. */
const ASKED = ['waitinglist.consent', 'waitinglist.ends'];

/**
 * Hashes of these words in their version. If what is agreed to has changed, give it a new version; if only the wording of
 * one language has, change its hash here.
 */
const HASHES = {
  version: '2026-11-25',
  da: '70ee1257956c4692',
  de: '4e329232798315f9',
  en: '9ec7d62a8332d923',
  es: 'c13ee598d6ae0105',
  fi: 'c2e5a57a90b43841',
  fr: 'd438609bf21d7a23',
  it: '170db85d6061c8d0',
  nb: 'a58abb7ed4c80695',
  nl: 'd8a3e718fe1fa8d4',
  pl: '45b07b386c86c069',
  sv: 'aaf5b2be65ea2970',
};

it('the words that ask for consent are those of its version', () => {
  const hashes = LOCALES.map((locale) => {
    const texts = catalogues[`../../../../locales/${locale}/waitinglist.json`]!;
    const consentTexts = ASKED.map((id) => texts[id]);
    for (const text of consentTexts) expect(text).toBeTypeOf('string');
    return [locale, createHash('sha256').update(JSON.stringify(consentTexts)).digest('hex').slice(0, 16)];
  });
  expect({ version: WAITING_LIST_VERSION, ...Object.fromEntries(hashes) }).toEqual(HASHES);
});
