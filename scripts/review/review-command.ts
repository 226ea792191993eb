import { CommandProblem } from '~/compose/commands/command-problem';
import { decisionRules, isDecisionRule, type DecisionRule } from '~/features/account/decision/decision.service.server';

/** The arguments typed by the operator. */
export interface ReviewCommand {
  verb: string;
  id: string | undefined;
  reason: string | undefined;
  rule?: string | undefined;
  /** For conversations: the number of the message to answer, and the answer. */
  to?: string | undefined;
  text?: string | undefined;
  /** For notices and complaints: upheld or dismissed. */
  outcome?: string | undefined;
  by: string;
  limit: number;
}

export function requireId({ id, verb }: ReviewCommand, what: string): string {
  if (!id) throw new CommandProblem(`${verb} needs ${what}`);
  return id;
}

export function requireReason({ reason, verb }: ReviewCommand): string {
  if (!reason) throw new CommandProblem(`${verb} needs --reason "why"`);
  return reason;
}

/** Returns the rule that a hidden profile broke, as its member reads it. Throws if it is missing or unknown. */
export function requireRule({ rule, verb }: ReviewCommand): DecisionRule {
  if (rule !== undefined && isDecisionRule(rule)) return rule;
  throw new CommandProblem(`${verb} needs --rule, one of ${decisionRules.join(', ')}`);
}
