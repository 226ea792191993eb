import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
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
  sensitive_data: {
    version: '2026-11-23',
    da: '5c0edd46f6ae002f',
    de: '35632accc41db39d',
    en: 'da4bb19cf7d0ce7d',
    es: '07b48191b7c06fc2',
    fi: 'f4e7801423146115',
    fr: '4b4cdbdd557e4f10',
    it: '11c459848430542f',
    nb: '5c59c0ad6c31e269',
    nl: '3b0a21ce88b03f45',
    pl: '9ab0e8cb3883a872',
    sv: '1348092e8d5db5c4',
  },
  member_landing: {
    version: '2026-11-24',
    da: '059a53f197c5f610',
    de: '9d1ab327c6cf52a1',
    en: 'f49b50cac50093ac',
    es: 'd2d731d511d94b01',
    fi: '7378ac27e04d0584',
    fr: '33e12e2f70505c01',
    it: '9774888046120d34',
    nb: '0c049ead49c8f169',
    nl: '71e53a8296cd5495',
    pl: '3054bc409a5edd3a',
    sv: '308462d03a538020',
  },
  photo_check: {
    version: '2026-11-24',
    da: 'aec419e1b97c1000',
    de: '899557f8bd63beed',
    en: '3a740a1259eb63a0',
    es: '335e1ef4fbca033f',
    fi: '903928026a7623de',
    fr: 'b48f99433944c78c',
    it: '82b97352673ab996',
    nb: '555feac5731124ec',
    nl: '81d759ca09054fda',
    pl: '86a48d8c53617290',
    sv: '50bcfc143ffedf7e',
  },
  resell: {
    version: '2026-11-23',
    da: '63c75a140989f03f',
    de: '8df6c91aa32089dd',
    en: '267c6d4a6e0a00c7',
    es: '12e88bce7695b8ed',
    fi: 'f4536ed8d481b328',
    fr: 'a86affd5e54ab3a9',
    it: '0af4db5708e85f3b',
    nb: '5fb8251100710e26',
    nl: 'ca84d83f9da1c6d8',
    pl: '961b2450afd9982e',
    sv: 'fd76d6cf314ee80d',
  },
};

function hashOf(kind: ConsentKind, locale: string): string {
  const consentTexts = ASKED[kind].map((id) => {
    const text = catalogues[`../../../../locales/${locale}/${id.split('.')[0]}.json`]?.[id];
    expect(text, `${id} in ${locale}`).toBeTypeOf('string');
    return text;
  });
  return createHash('sha256').update(JSON.stringify(consentTexts)).digest('hex').slice(0, 16);
}

it.each(Object.keys(ASKED) as ConsentKind[])('the words that ask for %s are those of its version', (kind) => {
  const now = Object.fromEntries(LOCALES.map((locale) => [locale, hashOf(kind, locale)]));
  expect({ version: consentVersions[kind], ...now }).toEqual(HASHES[kind]);
});
