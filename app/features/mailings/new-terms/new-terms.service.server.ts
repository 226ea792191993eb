import { findMember } from '~db/queries/member';
import { TERMS_ROUND } from '~db/queries/mailing';
import { insertOutboxRows } from '~db/queries/outbox';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { findTermsQuestion, listAskedForTerms } from '~/features/account/terms/terms.service.server';
import { localTime } from '~/features/notifications/local-time';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';
import { termsVersion, termsVersions } from '~/tenancy/text-versions';
import { previewPieces, workOnPieces, type MailingPieces } from '../round.service.server';
import { newTermsMail } from './new-terms-mail';

export const NEW_TERMS_TOPIC = 'account.new-terms';
export interface NewTermsPayload {
  member_id: string;
  mail_id: string;
  /** The version that the mail is about. */
  version: string;
}

/** It concerns everybody and hurries nobody, so it goes out by day. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 20;

/** Mails each version of the terms once to each member who has not accepted it. Returns how many it examined. */
export async function mailNewTerms(context: BrandContext): Promise<number> {
  const { hour } = localTime(context.clock.now(), context.tenant.time_zone);
  const pieces = hour >= FROM_HOUR && hour < UNTIL_HOUR ? piecesOf(context) : null;
  return pieces ? workOnPieces(context, pieces) : 0;
}

export async function previewNewTerms(context: BrandContext): Promise<Preview> {
  const pieces = piecesOf(context);
  return pieces ? previewPieces(context, pieces) : { count: 0, more: false };
}

/** Null where the first terms are the latest. */
function piecesOf(context: BrandContext): MailingPieces<string> | null {
  const { tenant, clock, ids } = context;
  if (termsVersions(tenant).length < 2) return null;
  const version = termsVersion(tenant);
  return {
    type: TERMS_ROUND,
    id: version,
    async find(members) {
      const those = members.filter(({ kind, status, email }) => kind === 'member' && status === 'active' && email);
      return (await listAskedForTerms(context, those)).map(({ id }) => id);
    },
    async noteIn(tx, found) {
      const now = clock.now();
      const jobs = found.map((member_id) => {
        const id = ids.ulid();
        const payload: NewTermsPayload = { member_id, mail_id: id, version };
        return { id, topic: NEW_TERMS_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
      });
      if (jobs.length > 0) await insertOutboxRows(tx, jobs);
    },
    line: (memberId) => `mail the terms of ${version} to member ${memberId}`,
  };
}

/** The job: a mail of the account itself, unless the question was answered meanwhile or a later version asks another. */
export async function sendNewTerms(context: BrandContext, payload: NewTermsPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, version } = payload;
  const member = await findMember(context.db, memberId);
  if (member?.status !== 'active') return;
  const locale = supportedLocale(member.language) ? member.language : DEFAULT_LOCALE;
  const recipient = { id: memberId, signupDate: member.signup_date };
  const question = await findTermsQuestion({ ...context, locale }, recipient);
  if (question?.version !== version) return;
  await sendBrandMail(context, { memberId, mailId, language: locale }, (intl, { name }) =>
    newTermsMail(context.tenant, intl, { name, origin: context.origin, question }),
  );
}
