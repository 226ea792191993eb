import { decisionRules, isDecisionRule, type DecisionRule } from '~/features/account/decision/decision.service.server';

/** What the operator typed. */
export interface Order {
  verb: string;
  id: string | undefined;
  reason: string | undefined;
  rule?: string | undefined;
  /** Of conversations: the number of the message that is answered, and the answer. */
  to?: string | undefined;
  text?: string | undefined;
  by: string;
  limit: number;
}

/** Something the operator can put right: told in a sentence, without a stack. */
export class Problem extends Error {}

export function requireId({ id, verb }: Order, what: string): string {
  if (!id) throw new Problem(`${verb} needs ${what}`);
  return id;
}

export function requireReason({ reason, verb }: Order): string {
  if (!reason) throw new Problem(`${verb} needs --reason "why"`);
  return reason;
}

/** The rule that a hidden profile broke, as its member reads it. */
export function requireRule({ rule, verb }: Order): DecisionRule {
  if (rule !== undefined && isDecisionRule(rule)) return rule;
  throw new Problem(`${verb} needs --rule, one of ${decisionRules.join(', ')}`);
}
