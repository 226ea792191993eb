import { servesRightToWithdraw } from '~/tenancy/eu-countries';
import type { LegalDocument } from './legal-document';
import { brandWriter, datedLine, offeredMethods, type LegalReader } from './legal-values.server';

/** The terms of the brand. Each sentence that depends on a setting is chosen here by that setting. */
export function writeTerms(reader: LegalReader): LegalDocument {
  const { tenant } = reader;
  const { features, limits } = tenant;
  const { line, words, text, list, section } = brandWriter(reader);
  const methods = offeredMethods(tenant);
  const joins = tenant.signups !== 'none';
  return {
    title: line('terms.title'),
    lead: words('terms.lead'),
    dated: datedLine(reader, 'terms'),
    sections: [
      section('who', 'terms.who', text('terms.who-company'), text('terms.who-contact')),
      section(
        'what',
        'terms.what',
        text('terms.what-place'),
        text('terms.what-fictional'),
        text(tenant.fictional_chat === 'answered' ? 'terms.what-answered' : 'terms.what-closed'),
        features.auto_like && limits.auto_likes_per_day > 0 && text('terms.what-likes'),
      ),
      section(
        'joining',
        'terms.join',
        text('terms.join-age'),
        text(`terms.join-${tenant.signups}`),
        text('terms.join-one'),
        joins && tenant.signup_credits > 0 && text('terms.join-credits'),
      ),
      section(
        'costs',
        'terms.free',
        text('terms.free-intro'),
        list('terms.free-conversations', 'terms.free-photos', features.swipe_game && 'terms.free-swipes'),
        text('terms.paid-intro'),
        list('terms.paid-message', features.chat_photos && 'terms.paid-photo', features.gifts && 'terms.paid-gift'),
        text('terms.premium'),
        limits.new_account.days > 0 && text('terms.new-account'),
        text('terms.same-opener'),
      ),
      section(
        'buying',
        'terms.buy',

        text('terms.buy-once'),
        text('terms.buy-price'),
        methods.length > 0 && text('terms.buy-methods'),
        methods.includes('directdebit') && text('terms.buy-debit'),
        text('terms.buy-receipt'),
        tenant.welcome_offer !== 'none' && text(`terms.buy-${tenant.welcome_offer}`),
        text('terms.buy-limits'),
      ),
      section(
        'returns',
        'terms.back',
        text(tenant.refund_days > 0 ? 'terms.back-days' : 'terms.back-none'),
        servesRightToWithdraw(tenant) && text('terms.back-eu'),
        tenant.refund_days > 0 && text('terms.back-how'),
      ),
      section(
        'rules',
        'terms.behave',
        list(
          'terms.behave-honest',
          'terms.behave-kind',
          'terms.behave-money',
          'terms.behave-explicit',
          'terms.behave-law',
          'terms.behave-machines',
        ),
      ),
      section(
        'content',
        'terms.content',
        text('terms.content-yours'),
        features.member_landings && text('terms.content-landings'),
        text(tenant.photo_review === 'before-publishing' ? 'terms.content-before' : 'terms.content-after'),
        text('terms.content-messages'),
      ),
      section(
        'reports',
        'terms.wrong',
        text('terms.wrong-report'),
        text('terms.wrong-decision'),
        text('terms.wrong-complain'),
      ),
      section('leaving', 'terms.leave', text('terms.leave-how'), text('terms.leave-credits')),
      section(
        'liability',
        'terms.expect',
        text('terms.expect-care'),
        text('terms.expect-members'),
        text('terms.expect-rights'),
      ),
      section('changes', 'terms.change', text('terms.change-text')),
      section('law', 'terms.law', text('terms.law-text'), text('terms.law-first')),
    ],
  };
}
