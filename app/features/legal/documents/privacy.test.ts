import { describe, expect, it } from 'vitest';
import { readAll, reader, type Settings } from './documents.testing';
import { writePrivacy } from './privacy.service.server';

const privacy = (settings?: Settings, company?: Settings) => readAll(writePrivacy(reader(settings, company)));

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
      'unless you let them in your settings: then they see your name and main photo, and no more',
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
    ['landing pages', {}, 'Landing pages present you only if you let visitors see you', null],
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
    ['the photo check', { photo_check: true }, 'erased after 14 days at the latest', null],
    ['no photo check', { photo_check: false }, 'before others can see it', 'photo check'],
    ['how long messages stay', { message_retention_days: 120 }, 'Messages 120 days', null],
    ['the age', { min_age: 25 }, 'you are 25 or older', null],
    ['no known provider', {}, 'for your payments. They get', 'Mollie'],
  ])('says what is so with %s', (_case, settings, says, saysNot) => {
    const text = privacy(settings);
    expect(text).toContain(says);
    expect(text).not.toContain(saysNot ?? 'said nowhere');
  });

  it.each([
    ['NL', 'Autoriteit Persoonsgegevens'],
    ['GB', 'Information Commissioner’s Office'],
    ['DK', 'Datatilsynet'],
    ['SE', 'data protection authority of our country (Sweden)'],
  ])('names the authority of %s', (country, authority) => {
    expect(privacy({}, { country })).toContain(authority);
  });

  it('names the companies that collect payments', () => {
    const providers = [{ account: 'one', kind: 'mollie', api_key: 'PAYMENT_SECRET_ONE', webhook_secrets: [] }];
    expect(privacy({ payment_providers: providers })).toContain('Payment providers, for your payments: Mollie.');
  });
});
