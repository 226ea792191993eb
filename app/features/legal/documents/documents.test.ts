import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales';
import * as cookies from '~/server/http/cookies';
import { testTexts } from '~/testing/context';
import { marketJson, testTenant } from '~/tenancy/tenant.testing';
import { COOKIES, writeCookies } from './cookies.service.server';
import { writeFaq } from './faq.service.server';
import type { Block, Inline, LegalDocument } from './legal-document';
import type { LegalReader } from './legal-values.server';
import { writePrivacy } from './privacy.service.server';
import { hasImprint, writeAccessibility, writeBan, writeImprint, writeService } from './service-pages.service.server';
import { writeTerms } from './terms.service.server';

type Settings = Record<string, unknown>;

const reader = (settings: Settings = {}, company: Settings = {}, locale: Locale = 'en'): LegalReader => ({
  tenant: testTenant(settings, company),
  locale,
  texts: testTexts,
});

/** Outside the European Union a brand may give fewer days. */
const abroad = {
  countries: ['US'],
  markets: { US: marketJson({ currency: 'USD', payment_methods: [{ method: 'visa' }] }) },
};

const plain = (words: Inline[]) => words.map((part) => (typeof part === 'string' ? part : part.words)).join('');

function blockWords(block: Block): string {
  if (block.kind === 'text') return plain(block.words);
  if (block.kind === 'list') return block.items.map(plain).join('\n');
  if (block.kind === 'facts') return block.facts.map(({ name, words }) => `${name}: ${plain(words)}`).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
  return [block.question, ...block.blocks.map(blockWords)].join('\n');
}

function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (value === null || typeof value !== 'object') return [];
  const link = 'to' in value && 'words' in value ? [String(value.to)] : [];
  return [...link, ...Object.values(value).flatMap(linksOf)];
}

/** All that a reader of the page reads. */
const readAll = ({ title, lead, dated, sections }: LegalDocument) =>
  [title, plain(lead), dated ?? '', ...sections.flatMap((one) => [one.title, ...one.blocks.map(blockWords)])].join(
    '\n',
  );

const terms = (settings?: Settings, company?: Settings) => readAll(writeTerms(reader(settings, company)));
const privacy = (settings?: Settings, company?: Settings) => readAll(writePrivacy(reader(settings, company)));
const faq = (settings?: Settings) => readAll(writeFaq(reader(settings)));

const pages = {
  terms: writeTerms,
  privacy: writePrivacy,
  cookies: (one: LegalReader) => writeCookies(one, true),
  faq: writeFaq,
  ban: writeBan,
  service: writeService,
  accessibility: writeAccessibility,
  imprint: writeImprint,
};

describe.each(Object.entries(pages))('the page %s', (_name, write) => {
  it.each(['en', 'nl'] as const)('is whole in %s, with anchors of its own and without marks left over', (locale) => {
    const document = write(reader({}, {}, locale));
    const anchors = document.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.length).toBeGreaterThan(1);
    expect(readAll(document)).not.toMatch(/[{}<>\uE000-\uE002]|undefined/);
  });
});

// covers S2-056
describe('the terms', () => {
  it('name the company, its numbers and the brand’s own contacts', () => {
    const said = terms({ support_email: 'care@brand.example', support_phone: '+31 20-555 0101' });
    expect(said).toContain('Testbrand is run by Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam, Netherlands.');
    expect(said).toContain('Company registration 00000009, VAT NL000000009B01.');
    expect(said).toContain('care@brand.example');
    expect(said).toContain('The law of Netherlands applies');
    expect(terms({}, { vat_numbers: [] })).toContain('Company registration 00000009.');
  });

  it('link the phone without dashes and spaces', () => {
    const links = linksOf(writeTerms(reader({ support_phone: '+31 20-555 0101' })));
    expect(links).toContain('tel:+31205550101');
  });

  // Each row: the settings, what the terms then say, and what they do not say.
  it.each<[string, Settings, string, string | null]>([
    [
      'fictional profiles answered',
      { fictional_chat: 'answered' },
      'Our own team writes for these profiles',
      'Nobody writes',
    ],
    [
      'fictional profiles closed',
      { fictional_chat: 'closed' },
      'Nobody writes for these profiles',
      'Our own team writes',
    ],
    [
      'their words',
      { fictional_plural: 'muses', fictional_warning: 'A muse is made up.' },
      'Some profiles are muses.',
      null,
    ],
    ['their warning', { fictional_warning: 'A muse is made up.' }, '“A muse is made up.”', null],
    ['likes of fictional profiles', { limits: { auto_likes_per_day: 2 } }, 'at most 2 times a day', null],
    ['no likes of them', { limits: { auto_likes_per_day: 0 } }, 'made up', 'on behalf of'],
    ['the part switched off', { features: { auto_like: false } }, 'made up', 'on behalf of'],
    ['the age', { min_age: 21 }, 'You must be 21 or older', '18 or older'],
    ['everybody may join', { signups: 'all' }, 'Joining is free.', 'invitation'],
    ['with a partner', { signups: 'with_trafficsource' }, 'through one of our partners', 'invitation'],
    ['nobody may join', { signups: 'none' }, 'by invitation only', 'free credit'],
    ['free credits', { signup_credits: 12 }, 'New members receive 12 free credits', null],
    ['no free credits', { signup_credits: 0 }, 'Joining', 'free credit'],
    ['free conversations', { limits: { free: { conversations: 5 } } }, 'begin 5 conversations yourself', null],
    ['no free conversation', { limits: { free: { conversations: 0 } } }, 'begin no conversations yourself', null],
    ['photos', { limits: { free: { photos: 7 }, premium: { photos: 40 } } }, '7 photos, and 40 once', null],
    ['the swipe game', { limits: { swipe_likes_per_day: 9 } }, '9 likes a day', null],
    ['no swipe game', { features: { swipe_game: false } }, 'What is free', 'swipe game'],
    ['the price of a message', { message_credits: 7 }, 'a message: 7 credits', null],
    ['of a photo', { photo_credits: 13 }, 'a photo in a conversation: 13 credits', null],
    ['no photos in conversations', { features: { chat_photos: false } }, 'a message', 'a photo in a conversation'],
    ['of a gift', { gift_credits: 1 }, 'a gift: 1 credit', null],
    ['no gifts', { features: { gifts: false } }, 'a message', 'a gift:'],
    [
      'new accounts',
      { limits: { new_account: { days: 4, conversations_per_day: 6 } } },
      'at most 6 conversations in 24 hours while their account is younger than 4 days',
      null,
    ],
    ['no rule for new accounts', { limits: { new_account: { days: 0 } } }, 'credits', 'keep spam out'],
    ['the same opener', { limits: { same_opener: 8 } }, 'at most 8 people a week', null],
    ['the methods', {}, 'you can pay with iDEAL or PayPal', 'direct debit'],
    ['no offer', { welcome_offer: 'none' }, 'Buying credits', 'New members get a discount'],
    ['an offer with an end', { welcome_offer: 'time-bonus' }, 'The countdown shows its real end', null],
    ['an offer by code', { welcome_offer: 'code' }, 'New members get a discount code', 'countdown'],
    ['returns', { refund_days: 30 }, 'for 30 days after paying', 'cannot be returned'],
    ['no returns', { ...abroad, refund_days: 0 }, 'orders cannot be returned', 'after paying. You need not'],
    ['photos reviewed before', { photo_review: 'before-publishing' }, 'before others can see it', 'at once. A person'],
    [
      'photos reviewed after',
      { photo_review: 'after-publishing' },
      'Photos can be seen at once',
      'before others can see it',
    ],
    ['landing pages', { features: { member_landings: true } }, 'Landing pages show you', null],
    ['no landing pages', { features: { member_landings: false } }, 'They stay yours', 'Landing pages'],
    ['how long messages stay', { message_retention_days: 90 }, 'disappear after 90 days', null],
  ])('say what is so with %s', (_case, settings, says, saysNot) => {
    const said = terms(settings);
    expect(said).toContain(says);
    expect(said).not.toContain(saysNot ?? 'said nowhere');
  });

  it('announce direct debits with the days of the brand, where it is offered', () => {
    const market = {
      currency: 'EUR',
      bundles: [{ id: '100', credits: 100, price: 1000 }],
      payment_methods: [{ method: 'directdebit' }],
    };
    const said = terms({ markets: { NL: market }, direct_debit: { notice_days: 3 } });
    expect(said).toContain('pay with SEPA direct debit');
    expect(said).toContain('at least 3 working days before');
  });

  // covers S9-031 S9-032
  it.each([
    ['2020-05-01T12:00:00Z', 'Version of December 1, 2023'],
    ['2025-03-04T12:00:00Z', 'Version of March 4, 2025'],
  ])('of a company added on %s are the %s', (added, version) => {
    expect(writeTerms(reader({}, { added })).dated).toBe(version);
  });
});

// covers S2-053
describe('the page about privacy', () => {
  it.each<[string, Settings, string, string | null]>([
    ['passing on', { member_resell: true }, 'Partners, only if you have agreed', 'We don’t sell'],
    ['no passing on', { member_resell: false }, 'we don’t pass it on to partners', 'Partners, only'],
    [
      'open search',
      { logged_out_search: 'all', logged_out_search_trafficsource: 'all' },
      'can find and read it too',
      'partner’s link',
    ],
    [
      'limited search',
      { logged_out_search: 'limited', logged_out_search_trafficsource: 'limited' },
      'see your name and main photo, and no more',
      'partner’s link',
    ],
    [
      'closed search',
      { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
      'Visitors without an account don’t see any of it',
      'partner’s link',
    ],
    [
      'partners who see more',
      { logged_out_search: 'none', logged_out_search_trafficsource: 'all' },
      'partner’s link it differs: they can find and read it',
      null,
    ],
    ['landing pages', {}, 'Landing pages show you only', null],
    ['no landing pages', { features: { member_landings: false } }, 'Who sees your profile', 'Landing pages'],
    ['fictional profiles answered', { fictional_chat: 'answered' }, 'our team reads that conversation', null],
    [
      'fictional profiles closed',
      { fictional_chat: 'closed' },
      'nobody from our team reads',
      'our team reads that conversation',
    ],
    ['photos reviewed before', { photo_review: 'before-publishing' }, 'before others can see it', null],
    ['photos reviewed after', { photo_review: 'after-publishing' }, 'after they appear', 'before others can see it'],
    ['how long messages stay', { message_retention_days: 120 }, 'Messages 120 days', null],
    ['the age', { min_age: 25 }, 'you are 25 or older', null],
    ['no known provider', {}, 'for your payments. They get', 'Mollie'],
  ])('says what is so with %s', (_case, settings, says, saysNot) => {
    const said = privacy(settings);
    expect(said).toContain(says);
    expect(said).not.toContain(saysNot ?? 'said nowhere');
  });

  it.each([
    ['NL', 'Autoriteit Persoonsgegevens'],
    ['GB', 'Information Commissioner’s Office'],
    ['DK', 'Datatilsynet'],
    ['SE', 'data protection authority of Sweden'],
  ])('names the authority of %s', (country, authority) => {
    expect(privacy({}, { country })).toContain(authority);
  });

  it('names the companies that collect payments', () => {
    const providers = [{ account: 'one', kind: 'mollie', api_key: 'PAYMENT_SECRET_ONE', webhook_secrets: [] }];
    expect(privacy({ payment_providers: providers })).toContain('Payment providers, for your payments: Mollie.');
  });
});

// covers S2-052
describe('the frequently asked questions', () => {
  it.each<[string, Settings, string, string | null]>([
    ['joining', { signups: 'all' }, 'there is no subscription', 'invitation'],
    ['joining with a partner', { signups: 'with_trafficsource' }, 'through one of our partners', 'invitation'],
    ['closed signup', { signups: 'none' }, 'by invitation only', 'free credits?'],
    ['free credits', { signup_credits: 5 }, 'Yes, 5 credits when you sign up', null],
    ['no free credits', { signup_credits: 0 }, 'How can I pay?', 'Do I get free credits?'],
    ['no offer', { welcome_offer: 'none' }, 'How can I pay?', 'offer for new members'],
    ['an offer with an end', { welcome_offer: 'time-bonus' }, 'a discount for a limited time', null],
    ['an offer by code', { welcome_offer: 'code' }, 'Yes, a discount code.', null],
    ['the methods', {}, 'with iDEAL or PayPal', null],
    ['returns', { ...abroad, refund_days: 7 }, 'for 7 days after paying', null],
    [
      'no returns',
      { ...abroad, refund_days: 0 },
      'If you live in the European Union: unused credits, for 14 days',
      'after paying',
    ],
    ['answered', { fictional_chat: 'answered' }, 'You pay only when you get a reply', 'nobody writes for it'],
    ['closed', { fictional_chat: 'closed' }, 'nobody writes for it', 'You pay only when you get a reply'],
    ['photos before', { photo_review: 'before-publishing' }, 'After a person from our team has looked', null],
    [
      'photos after',
      { photo_review: 'after-publishing' },
      'At once. A person from our team looks at it afterwards',
      null,
    ],
    ['the price', { message_credits: 3 }, '3 credits. Reading is free', null],
    ['photos', { limits: { free: { photos: 2 }, premium: { photos: 9 } } }, '2 photos, and 9 once', null],
    ['retention', { message_retention_days: 45 }, '45 days. Then they disappear', null],
    ['the age', { min_age: 30 }, '30 or older.', null],
  ])('answer what is so with %s', (_case, settings, says, saysNot) => {
    const said = faq(settings);
    expect(said).toContain(says);
    expect(said).not.toContain(saysNot ?? 'said nowhere');
  });
});

// covers S2-051
describe('the page about cookies', () => {
  const app = fileURLToPath(new URL('../../..', import.meta.url));

  it('lists every cookie that the code names, and no other', () => {
    const named = Object.entries(cookies)
      .filter(([name]) => name.endsWith('_COOKIE') || name === 'ALERT_COOKIES')
      .flatMap(([, value]) => value as string | readonly string[]);
    expect(new Set(COOKIES.map(({ name }) => name))).toEqual(new Set(named));
  });

  it('misses none, because every cookie is set by its constant', () => {
    const code = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|testing|stories)\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(`${app}/${path}`, 'utf8')] as const);
    const set = code.flatMap(([path, text]) =>
      [...text.matchAll(/\bsetCookie\(([^,]+),/g)].map(([, name]) => [path, name!.trim()]),
    );
    expect(set.length).toBeGreaterThan(5);
    for (const [path, name] of set)
      expect(name, path).toMatch(/^(?:name: string|[A-Z_]+_COOKIE|alert \?\? ENTRY_COOKIE)$/);
    expect(code.filter(([, text]) => /document\.cookie\s*=|cookieStore\.set/.test(text)).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('has the names as the browser shows them, and how long they last', () => {
    const said = readAll(writeCookies(reader(), true));
    expect(said).toMatch(/__Host-session \| .* \| 30 days/);
    expect(said).toMatch(/__Host-traffic \| .* \| Until you close the browser/);
    const local = readAll(writeCookies(reader(), false));
    expect(local).not.toContain('__Host');
  });
});

// covers S2-050 S2-055
describe('the service pages', () => {
  it('tell how to keep the brand out of reach, with its domain and its age', () => {
    const said = readAll(writeBan(reader({ domain: 'www.velvet.example', min_age: 19 })));
    expect(said).toContain('block www.velvet.example');
    expect(said).toContain('Nobody under 19');
    expect(said).toContain('RTA');
  });

  it('give every way to customer service', () => {
    const said = readAll(writeService(reader({ support_phone: '+44 20-7946 0101', support_email: 'hi@x.example' })));
    expect(said).toContain('+44 20-7946 0101');
    expect(said).toContain('hi@x.example');
    expect(said).toContain('Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam');
    expect(linksOf(writeService(reader({ support_phone: '+44 20-7946 0101' })))).toContain('tel:+442079460101');
  });

  it.each([
    ['NL', ['NL'], false],
    ['DE', ['NL'], true],
    ['AT', ['NL'], true],
    ['NL', ['NL', 'DE'], true],
    ['NL', ['AT'], true],
  ])('have an imprint with a company in %s and members in %s: %s', (country, countries, wanted) => {
    const { company } = testTenant({}, { country });
    expect(hasImprint({ company, countries } as Parameters<typeof hasImprint>[0])).toBe(wanted);
  });
});
