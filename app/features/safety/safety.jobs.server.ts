import { transaction } from '~db/database';
import { appearIn } from '~/features/account/state/appear.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { sendCaseDecided, sendCaseForwarded, sendCaseReceived, type CaseMailPayload } from './cases/case-mail.server';
import type { CaseTopic } from './cases/case.service.server';
import {
  sendDecision,
  sendDecisionLifted,
  sendReportDecision,
  sendReportReceipt,
  type DecisionMailPayload,
  type SafetyTopic,
} from './report/report-mail.server';

/** The outbox handlers for complaints, notices and questions, which need not belong to a member. */
export const caseJobs: Record<CaseTopic, (context: BrandContext, payload: CaseMailPayload) => Promise<void>> = {
  'safety.case-received': sendCaseReceived,
  'safety.case-decided': sendCaseDecided,
  'safety.case-forwarded': sendCaseForwarded,
};

/** The outbox handlers of safety: topic -> handler. Each may run twice. */
export const safetyJobs: Record<SafetyTopic, (context: BrandContext, payload: DecisionMailPayload) => Promise<void>> = {
  'safety.report-mail': sendReportReceipt,
  'safety.report-decided': sendReportDecision,
  'safety.decision-mail': sendDecision,
  'safety.decision-lifted': async (context, payload) => {
    // What was pending until the profile became visible comes first. Repeating it does nothing.
    await transaction(context.db, (tx) => appearIn(tx, context, payload.member_id));
    await sendDecisionLifted(context, payload);
  },
};
