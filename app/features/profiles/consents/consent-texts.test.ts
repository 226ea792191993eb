import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { completeLocales } from '~/i18n/locales';
import { consentVersions, type ConsentKind } from './consents';

const catalogues = import.meta.glob<Record<string, string>>('../../../../locales/*/{consents,profile}.json', {
  eager: true,
  import: 'default',
});

/** The words with which each consent is asked for, wherever that is. */
const ASKED: Record<ConsentKind, readonly string[]> = {
  sensitive_data: ['consents.sensitive-text', 'profile.sensitive-label'],
  member_landing: [
    'consents.visitors-lead',
    'consents.visitors-direct',
    'consents.visitors-partner',
    'consents.visitors-landings',
  ],
  photo_check: ['consents.photo-check-text'],
  resell: [
    'consents.resell-text',
    'consents.field-name',
    'consents.field-email',
    'consents.field-country',
    'consents.field-language',
  ],
};

/**
 * Hashes of these words in their version. If what is agreed to has changed, give it a new version in consents.ts, so that
 * everybody is asked again; if only the wording of one language has, change its hash here.
 */
const HASHES: Record<ConsentKind, Record<string, string>> = {
  sensitive_data: { version: '2026-11-23', en: 'da4bb19cf7d0ce7d', nl: '3b0a21ce88b03f45' },
  member_landing: { version: '2026-11-24', en: 'f49b50cac50093ac', nl: '71e53a8296cd5495' },
  photo_check: { version: '2026-11-24', en: '3a740a1259eb63a0', nl: '81d759ca09054fda' },
  resell: { version: '2026-11-23', en: '267c6d4a6e0a00c7', nl: 'ca84d83f9da1c6d8' },
};

function hashOf(kind: ConsentKind, locale: string): string {
  const words = ASKED[kind].map((id) => {
    const text = catalogues[`../../../../locales/${locale}/${id.split('.')[0]}.json`]?.[id];
    expect(text, `${id} in ${locale}`).toBeTypeOf('string');
    return text;
  });
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

it.each(Object.keys(ASKED) as ConsentKind[])('the words that ask for %s are those of its version', (kind) => {
  const now = Object.fromEntries(completeLocales.map((locale) => [locale, hashOf(kind, locale)]));
  expect({ version: consentVersions[kind], ...now }).toEqual(HASHES[kind]);
});
