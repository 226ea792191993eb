import { describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { testTexts } from '~/testing/context';
import { linksOf, reader, readAll, type Settings } from './documents.testing';
import { writeFaq } from './faq.service.server';
import { legalNumbers } from './legal-numbers.server';
import { writePrivacy } from './privacy.service.server';
import { writeBan } from './service-pages.service.server';
import { writeTerms } from './terms.service.server';

const files = import.meta.glob<Record<string, string>>(
  '../../../../locales/*/{terms,privacy,faq,cookies,legal,trust}.json',
  { eager: true, import: 'default' },
);

/** Numbers that are names or the law's own: standards, articles, the emergency number, the month of an answer. */
const NAMES =
  /EN[\s\u00a0]301[\s\u00a0]549|WCAG\)[\s\u00a0]2\.2|2019\/882|(?:articles?|section|artikk?el|artikel|art\.|artículo|articolo|artikla|§)[\s\u00a0]\d+|\d+[\s\u00a0](?:§|artikla)|\bet 25 MedienG|\b112\b|__Host-|(?:within a month|binnen een maand), (?:free|gratis)/gi;

const NUMBERS =
  /\d|\b(?:an?|one|two|three|six|twelve|fourteen|thirty) (?:hours?|days?|weeks?|months?|years?)\b|\b(?:een|één|twee|drie|zes|twaalf|veertien|dertig) (?:uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar)\b/giu;

/** What is written into a text itself, outside of its values. */
function written(text: string): string[] {
  let plain = text.replace(NAMES, '');
  // The inmost braces first: a choice has further ones in it.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\{[^{}]*\}/g, '');
  }
  // How often something happens is no promise of a length.
  plain = plain.replace(/\b(?:a|an|per|een) (?:day|dag)\b/gi, '');
  return plain.match(NUMBERS) ?? [];
}

describe('the numbers of the legal texts', () => {
  it.each(Object.entries(files))('of %s come from settings and from code', (_path, texts) => {
    const found = Object.entries(texts).flatMap(([id, text]) => written(text).map((number) => `${id}: ${number}`));
    expect(found).toEqual([]);
  });

  it('would be noticed if they were written into a text', () => {
    expect(written('For 14 days you can come back.')).not.toEqual([]);
    expect(written('complain within six months')).not.toEqual([]);
    expect(written('Tot zes maanden na onze beslissing')).not.toEqual([]);
    expect(written('{count, plural, one {# day} other {# days}} (section 5 DDG)')).toEqual([]);
  });

  // Each row: a number of the code, where it stands, and the sentence with it.
  it.each<[keyof ReturnType<typeof legalNumbers>, typeof writeTerms, string, Settings?]>([
    ['back_days', writeTerms, 'For # days you can come back'],
    ['back_days', writePrivacy, 'For # days you can come back'],
    ['back_days', writeFaq, 'For # days you can come back'],
    ['reply_hours', writeTerms, 'if none comes within # hours', { fictional_chat: 'answered' }],
    ['reply_hours', writeFaq, 'come back after # hours', { fictional_chat: 'answered' }],
    ['wait_hours', writeTerms, 'raising it after # hours'],
    ['wait_hours', writeBan, 'Raising one takes # hours'],
    ['lead_days', writeTerms, 'at least # days before it applies'],
    ['eu_days', writeTerms, 'withdraw from an order within # days'],
    ['complaint_months', writeTerms, 'within # months. It is free'],
    ['complaint_months', writePrivacy, 'object for # months'],
    ['case_days', writePrivacy, '# days after our decision'],
    ['question_days', writePrivacy, 'by e-mail alone, # days'],
    ['opener_days', writeTerms, 'people in # days'],
    ['beginning_hours', writeTerms, 'conversations in # hours'],
    ['session_days', writePrivacy, 'Logins # days after the last use'],
    ['stranger_days', writePrivacy, 'failed logins # days'],
    ['click_days', writePrivacy, 'origin of visits # days'],
    ['check_days', writePrivacy, 'after # days at the latest', { photo_check: true }],
    ['sent_days', writePrivacy, '# days; that a mailbox refuses our mail'],
    ['book_years', writePrivacy, '# years from the end of the year, for tax'],
    ['proof_years', writePrivacy, 'record of who did what, # years'],
  ])('%s stands where it is promised', (name, write, sentence, settings = {}) => {
    const number = legalNumbers('NL')[name];
    expect(readAll(write(reader(settings)))).toContain(sentence.replace('#', String(number)));
  });

  it('follow the law of the company’s country', () => {
    expect(readAll(writePrivacy(reader({}, { country: 'GB' })))).toContain('6 years from the end of the year, for tax');
    expect(readAll(writePrivacy(reader({}, { country: 'DK' })))).toContain('10 years from the end of the year');
  });
});

describe('the right of withdrawal', () => {
  const served = (countries: Tenant['countries'], refund_days: number) => ({
    ...reader(),
    tenant: { ...reader().tenant, countries, refund_days },
  });

  it.each<[Tenant['countries'], boolean]>([
    [['NL'], true],
    [['US', 'GB'], true],
    [['NO'], true],
    [['US', 'CA'], false],
  ])('is promised in %s: %s', (countries, promised) => {
    expect(readAll(writeTerms(served(countries, 14))).includes('you can in any case withdraw')).toBe(promised);
  });

  it('is promised nowhere where the product would refuse it', () => {
    const brand = served(['US'], 0);
    expect(linksOf(writeTerms(brand))).not.toContain('/withdrawal');
    expect(linksOf(writeFaq(brand))).not.toContain('/withdrawal');
    expect(linksOf(writeTerms(served(['US'], 7)))).toContain('/withdrawal');
  });
});

it('says who decides about transfers where the company is at home', () => {
  const textOf = (country: string) => readAll(writePrivacy(reader({}, { country })));
  expect(textOf('NL')).toContain('outside the European Economic Area');
  expect(textOf('GB')).toContain('outside the United Kingdom and the European Economic Area');
});

it.each(['en', 'nl'] satisfies Locale[])(
  'names what fictional profiles are called, if they are called otherwise, in %s',
  (locale) => {
    const text = (fictional: string) =>
      testTexts(locale).formatMessage(
        { id: 'trust.meaning-fictional' },
        { fictional, own_word: fictional === 'muses' ? 'yes' : 'no' },
      );
    expect(text('muses')).toContain('muses');
    expect(text('fictional profiles')).not.toMatch(/\(|, here|, hier/);
  },
);
