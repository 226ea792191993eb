import type { Tenant } from '~/tenancy/tenant';
import type { Block, Inline, LegalDocument } from './legal-document';
import { brandWriter, offeredMethods, type LegalReader } from './legal-values.server';

/** The questions whose answer depends on the brand by more than a value in it, with the id of the answer. */
const answersOf = (tenant: Tenant): Readonly<Record<string, string>> => ({
  'join-cost': `join-cost-${tenant.signups}`,
  'profile-review': tenant.photo_review === 'before-publishing' ? 'profile-review-before' : 'profile-review-after',
  'talk-fictional': `talk-fictional-${tenant.fictional_chat}`,
  'credits-offer': `credits-offer-${tenant.welcome_offer}`,
  'credits-back': tenant.refund_days > 0 ? 'credits-back-days' : 'credits-back-none',
});

export interface Answered {
  question: string;
  answer: Inline[];
}

/** Some of the questions, as this brand answers them, for other pages than that of all questions. */
export function answerQuestions(reader: LegalReader, names: readonly string[]): Answered[] {
  const { line, words } = brandWriter(reader);
  const answers = answersOf(reader.tenant);
  return names.map((name) => ({
    question: line(`faq.${name}`),
    answer: words(`faq.${answers[name] ?? `${name}-text`}`),
  }));
}

export function writeFaq(reader: LegalReader): LegalDocument {
  const { tenant } = reader;
  const { line, words, text, section } = brandWriter(reader);
  const answers = answersOf(tenant);
  const ask = (question: string): Block => ({
    kind: 'question',
    question: line(`faq.${question}`),
    blocks: [text(`faq.${answers[question] ?? `${question}-text`}`)],
  });
  return {
    title: line('faq.title'),
    lead: words('faq.lead'),
    dated: null,
    sections: [
      section('joining', 'faq.join', ask('join-cost'), ask('join-age'), ask('join-mail'), ask('join-password')),
      section('profile', 'faq.profile', ask('profile-photos'), ask('profile-review'), ask('profile-seen')),
      section(
        'conversations',
        'faq.talk',
        ask('talk-cost'),
        ask('talk-fictional'),
        ask('talk-leave-out'),
        ask('talk-long'),
      ),
      section(
        'credits',
        'faq.credits',
        offeredMethods(tenant).length > 0 && ask('credits-how'),
        ask('credits-subscription'),
        tenant.signups !== 'none' && tenant.signup_credits > 0 && ask('credits-free'),
        tenant.welcome_offer !== 'none' && ask('credits-offer'),
        ask('credits-back'),
        ask('credits-limits'),
      ),
      section('safety', 'faq.safety', ask('safety-report'), ask('safety-money'), ask('safety-photo')),
      section('data', 'faq.data', ask('data-leave'), ask('data-copy'), ask('data-mail'), ask('data-complain')),
    ],
  };
}
