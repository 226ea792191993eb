import type { IntlShape } from 'react-intl';
import { findDecision } from '~db/queries/decision';
import type { DecisionRow } from '~db/schema/decision';
import { DATE_FORMATS } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import type { Tenant } from '~/tenancy/tenant';
import { COMPLAINT_MONTHS } from './complaint-time';

/** The rules that a decision to hide a profile may name; their texts are `mail.rule-…`. */
export const decisionRules = [
  'underage', 'danger', 'scam', 'harassment', 'explicit', 'stolen', 'spam', 'illegal',
] as const; // prettier-ignore
export type DecisionRule = (typeof decisionRules)[number];

export const isDecisionRule = (rule: string): rule is DecisionRule =>
  (decisionRules as readonly string[]).includes(rule);

/** The statement as shown on the page and in the mail, in sentences in the reader's language. */
export interface DecisionWords {
  /** The number to name in an objection; null for a decision from before these had numbers. */
  number: string | null;
  title: string;
  lines: string[];
  /** How to object; contains the brand's support e-mail address. */
  objection: string;
}

/** The decision that hides the member's own profile, in the member's language; null where staff do not hide it. */
export async function findOwnDecision(
  { db, tenant, texts, locale }: RequestContext,
  { hiddenBy, decisionNumber }: Pick<ViewerMember, 'hiddenBy' | 'decisionNumber'>,
): Promise<DecisionWords | null> {
  if (hiddenBy !== 'team') return null;
  const row = decisionNumber === null ? undefined : await findDecision(db, decisionNumber);
  return decisionWords(texts(locale), tenant, row);
}

/**
 * The statement of reasons (Digital Services Act, article 17) for the page and the mail. A profile hidden before
 * decisions had numbers has no `row`; the statement then says where to ask.
 */
export function decisionWords(intl: IntlShape, tenant: Tenant, row: DecisionRow | undefined): DecisionWords {
  const say = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id }, { brand: tenant.name, email: tenant.support_email, ...values });
  const title = say(messageId('mail.decision-title'));
  const means = say(messageId('mail.decision-means'));
  if (!row) return { number: null, title, lines: [means], objection: say(messageId('mail.decision-ask')) };
  const { number, reason, reported, rule } = row;
  const date = intl.formatDate(row.made_at, DATE_FORMATS.long);
  const ruleWords = isDecisionRule(rule) ? [say(messageId(`mail.rule-${rule}`), { min_age: tenant.min_age })] : [];
  return {
    number,
    title,
    lines: [
      means,
      ...ruleWords.map((rule) => say(messageId('mail.decision-rule'), { rule })),
      say(messageId('mail.decision-reason'), { reason }),
      say(reported === 1 ? messageId('mail.decision-by-report') : messageId('mail.decision-by-team'), { number, date }),
    ],
    objection: say(messageId('mail.decision-object'), { number, months: COMPLAINT_MONTHS }),
  };
}
