import type { Block, LegalDocument } from './legal-document';
import { brandWriter, offeredMethods, type LegalReader } from './legal-values.server';

export function writeFaq(reader: LegalReader): LegalDocument {
  const { tenant } = reader;
  const { line, words, text, section } = brandWriter(reader);
  const ask = (question: string, answer = `${question}-text`): Block => ({
    kind: 'question',
    question: line(`faq.${question}`),
    blocks: [text(`faq.${answer}`)],
  });
  const before = tenant.photo_review === 'before-publishing';
  const offer = tenant.welcome_offer !== 'none' && tenant.welcome_offer;
  return {
    title: line('faq.title'),
    lead: words('faq.lead'),
    dated: null,
    sections: [
      section(
        'joining',
        'faq.join',
        ask('join-cost', `join-cost-${tenant.signups}`),
        ask('join-age'),
        ask('join-mail'),
        ask('join-password'),
      ),
      section(
        'profile',
        'faq.profile',
        ask('profile-photos'),
        ask('profile-review', before ? 'profile-review-before' : 'profile-review-after'),
        ask('profile-seen'),
      ),
      section(
        'conversations',
        'faq.talk',
        ask('talk-cost'),
        ask('talk-fictional', `talk-fictional-${tenant.fictional_chat}`),
        ask('talk-leave-out'),
        ask('talk-long'),
      ),
      section(
        'credits',
        'faq.credits',
        offeredMethods(tenant).length > 0 && ask('credits-how'),
        ask('credits-subscription'),
        tenant.signups !== 'none' && tenant.signup_credits > 0 && ask('credits-free'),
        offer !== false && ask('credits-offer', `credits-offer-${offer}`),
        ask('credits-back', tenant.refund_days > 0 ? 'credits-back-days' : 'credits-back-none'),
        ask('credits-limits'),
      ),
      section('safety', 'faq.safety', ask('safety-report'), ask('safety-money'), ask('safety-photo')),
      section('data', 'faq.data', ask('data-leave'), ask('data-copy'), ask('data-mail'), ask('data-complain')),
    ],
  };
}
