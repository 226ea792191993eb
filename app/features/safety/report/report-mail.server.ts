import { findDecision } from '~db/queries/decision';
import { findMember } from '~db/queries/member';
import { findReportByNumber } from '~db/queries/report';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { decisionWords } from '~/features/account/decision/decision.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { decisionLiftedMail, decisionMail, reportDecidedMail, reportReceiptMail } from './report-mails';

/** The topics in the outbox of the mails about reports and decisions. */
export type SafetyTopic =
  'safety.report-mail' | 'safety.report-decided' | 'safety.decision-mail' | 'safety.decision-lifted';

export interface ReportMailPayload {
  member_id: string;
  mail_id: string;
  number: string;
}

export function sendReportReceipt(context: BrandContext, payload: ReportMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  return sendBrandMail(context, { memberId, mailId, category: 'service' }, (intl, { name }) =>
    reportReceiptMail(context.tenant, intl, { name, number, url: reportUrl(context, number) }),
  );
}

export async function sendReportDecision(context: BrandContext, payload: ReportMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const report = await findReportByNumber(context.db, number);
  if (!report || report.state === 'open') return;
  const { state } = report;
  await sendBrandMail(context, { memberId, mailId, category: 'service' }, (intl, { name }) =>
    reportDecidedMail(context.tenant, intl, { name, number, state, url: reportUrl(context, number) }),
  );
}

const reportUrl = ({ origin }: BrandContext, number: string) => `${origin}/reports/${number}`;

export interface DecisionMailPayload {
  member_id: string;
  mail_id: string;
  /** The number of the decision; empty if it was made before decisions had numbers. */
  number: string;
}

/** The statement of reasons. Not sent to an unconfirmed e-mail address, which may be a stranger's. */
export async function sendDecision(context: BrandContext, payload: DecisionMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const [member, decision] = await Promise.all([findMember(context.db, memberId), findDecision(context.db, number)]);
  if (member?.status !== 'active' || !decision || decision.lifted_at !== null) return;
  await sendBrandMail(context, { memberId, mailId, category: 'service' }, (intl, { name }) =>
    decisionMail(context.tenant, intl, {
      name,
      number,
      words: decisionWords(intl, context.tenant, decision),
      url: `${context.origin}/complaints?about=${number}`,
    }),
  );
}

export async function sendDecisionLifted(context: BrandContext, payload: DecisionMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  const member = await findMember(context.db, memberId);
  if (member?.status !== 'active') return;
  await sendBrandMail(context, { memberId, mailId, category: 'service' }, (intl, { name }) =>
    decisionLiftedMail(context.tenant, intl, { name, number: number || '–', url: `${context.origin}/members` }),
  );
}
