import { describe, expect, it } from 'vitest';
import { abroad, readAll, reader, type Settings } from './documents.testing';
import { writeFaq } from './faq.service.server';

const faq = (settings?: Settings) => readAll(writeFaq(reader(settings)));

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
    ['the methods', {}, 'with iDEAL | Wero or PayPal', null],
    ['returns', { ...abroad, refund_days: 7 }, 'for 7 days after paying', null],
    [
      'no returns',
      { ...abroad, refund_days: 0 },
      'Beyond the rights that the law gives you, orders cannot be returned',
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
    const text = faq(settings);
    expect(text).toContain(says);
    expect(text).not.toContain(saysNot ?? 'said nowhere');
  });
});
