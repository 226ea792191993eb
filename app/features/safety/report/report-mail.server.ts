import { findDecision } from '~db/queries/decision';
import { findMember } from '~db/queries/member';
import { findReportByNumber } from '~db/queries/report';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { decisionWords } from '~/features/account/decision/decision.service.server';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context/context.server';

export interface ReportMailPayload {
  member_id: string;
  mail_id: string;
  number: string;
}

/** The number, and what happens next. It does not say who was reported, because mailboxes may be shared. */
export function sendReportReceipt(context: ServiceContext, payload: ReportMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  return sendBrandMail(context, { memberId, mailId }, (intl, { name }) => {
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.report-subject')),
      preview: say(messageId('mail.report-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [say(messageId('mail.report-intro')), say(messageId('mail.report-next'))],
      action: { label: say(messageId('mail.report-button')), url: `${context.origin}/reports/${number}` },
      closing: [say(messageId('mail.report-danger'))],
    };
  });
}

/** Informs the reporter of the decision (Digital Services Act, article 16), and how to object. */
export async function sendReportDecision(context: ServiceContext, payload: ReportMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const report = await findReportByNumber(context.db, number);
  if (!report || report.state === 'open') return;
  const { state } = report;
  await sendBrandMail(context, { memberId, mailId }, (intl, { name }) => {
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.decided-subject')),
      preview: say(messageId('mail.decided-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [say(messageId(`mail.decided-${state}`)), say(messageId('mail.decided-person'))],
      action: { label: say(messageId('mail.report-button')), url: `${context.origin}/reports/${number}` },
      closing: [say(messageId('mail.decided-object'))],
    };
  });
}

export interface DecisionMailPayload {
  member_id: string;
  mail_id: string;
  /** The number of the decision; empty if it was made before decisions had numbers. */
  number: string;
}

/** The statement of reasons. Not sent to an unconfirmed e-mail address, which may be a stranger's. */
export async function sendDecision(context: ServiceContext, payload: DecisionMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const [member, decision] = await Promise.all([findMember(context.db, memberId), findDecision(context.db, number)]);
  if (member?.status !== 'active' || !decision || decision.lifted_at !== null) return;
  await sendBrandMail(context, { memberId, mailId }, (intl, { name }) => {
    const { title, lines, objection } = decisionWords(intl, context.tenant, decision);
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.decision-subject')),
      preview: title,
      greeting: say(messageId('mail.greeting')),
      paragraphs: [title, ...lines],
      closing: [objection, say(messageId('mail.decision-court'))],
    };
  });
}

export async function sendDecisionLifted(context: ServiceContext, payload: DecisionMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const member = await findMember(context.db, memberId);
  if (member?.status !== 'active') return;
  await sendBrandMail(context, { memberId, mailId }, (intl, { name }) => {
    const values = { name, number: number || '–', brand: context.tenant.name };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.lifted-subject')),
      preview: say(messageId('mail.lifted-intro')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [say(messageId('mail.lifted-intro'))],
      action: { label: say(messageId('mail.lifted-button')), url: `${context.origin}/members` },
      closing: [say(messageId('mail.lifted-sorry'))],
    };
  });
}
