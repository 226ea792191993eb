import { describe, expect, it } from 'vitest';
import { abroad, linksOf, readAll, reader, type Settings } from './documents.testing';
import { writeTerms } from './terms.service.server';

const terms = (settings?: Settings, company?: Settings) => readAll(writeTerms(reader(settings, company)));

// covers S2-056
describe('the terms', () => {
  it('name the company, its numbers and the brand’s own contacts', () => {
    const text = terms({ support_email: 'care@brand.example', support_phone: '+31 20-555 0101' });
    expect(text).toContain('Testbrand is run by Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam, Netherlands.');
    expect(text).toContain('Company registration 00000009, VAT NL000000009B01.');
    expect(text).toContain('care@brand.example');
    expect(text).toContain('The law of our country applies: Netherlands.');
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
    ['the same opener', { limits: { same_opener: 8 } }, 'at most 8 people in 7 days', null],
    ['the methods', {}, 'you can pay with iDEAL | Wero or PayPal', 'direct debit'],
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
    const text = terms(settings);
    expect(text).toContain(says);
    expect(text).not.toContain(saysNot ?? 'said nowhere');
  });

  it('announce direct debits with the days of the brand, where it is offered', () => {
    const market = {
      currency: 'EUR',
      bundles: [{ id: '100', credits: 100, price: 1000 }],
      payment_methods: [{ method: 'directdebit' }],
    };
    const text = terms({ markets: { NL: market }, direct_debit: { notice_days: 3 } });
    expect(text).toContain('pay with SEPA direct debit');
    expect(text).toContain('at least 3 banking days before');
  });

  // covers S9-031 S9-032
  it.each([
    ['2020-05-01T12:00:00Z', 'Version of December 1, 2023'],
    ['2025-03-04T12:00:00Z', 'Version of March 4, 2025'],
  ])('of a company added on %s are the %s', (added, version) => {
    expect(writeTerms(reader({}, { added })).dated).toBe(version);
  });
});
