import type { OrderState } from '~db/schema/order';
import { DAY } from '~/time/durations';
import { CommandProblem } from '~/compose/commands/command-problem';
import type { Operator } from '~/features/billing/operator/operator-audit.server';
import { moneyText } from '~/features/billing/operator/money-text';
import { minorDigits } from '~/i18n/minor-units';

export type Verb = 'list' | 'show' | 'refund' | 'dispute' | 'reconcile';

type Name =
  | 'state' | 'member' | 'order' | 'account' | 'limit' | 'days' | 'from' | 'to' | 'credits' | 'goodwill' | 'again'
  | 'reference' | 'amount' | 'reason' | 'actor' | 'won' | 'book' | 'yes'; // prettier-ignore

const STATES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const satisfies OrderState[];

export interface PaymentsCommand {
  verb: Verb;
  brand: string;
  /** The order that show, refund and dispute are about, in small letters; some places show capitals. */
  id: string;
  typed: Partial<Record<Name, string | boolean | undefined>>;
  json: boolean;
}

/** Who does it and why. Throws a sentence if either is missing. */
export function operatorOf({ verb, typed }: PaymentsCommand): Operator {
  const reason = textOf(typed.reason)?.trim() ?? '';
  const actor = textOf(typed.actor)?.trim() ?? '';
  if (reason.length < 3 || reason.length > 200) {
    throw new CommandProblem(`${verb} needs --reason "why", in 3 to 200 characters`);
  }
  if (!/^[A-Za-z][A-Za-z0-9 ._-]{1,24}$/.test(actor)) {
    throw new CommandProblem(`${verb} needs --actor <name>, in 2 to 25 letters, digits, dots or dashes`);
  }
  return { actor, reason };
}

/** The time that is asked about; the last 30 days by default. */
export function periodOf({ typed }: PaymentsCommand, now: number): { from: number; to: number } {
  if (typed.from === undefined && typed.to === undefined) {
    return { from: now - wholeOf('--days', typed.days ?? '30', 36_500) * DAY, to: now + 1 };
  }
  if (typed.days !== undefined) throw new CommandProblem('either --days or --from and --to');
  const from = typed.from === undefined ? 0 : dayOf('--from', typed.from);
  const to = typed.to === undefined ? now + 1 : dayOf('--to', typed.to) + DAY;
  if (from >= to) throw new CommandProblem('--from is after --to');
  return { from, to };
}

export function stateOf(typed: PaymentsCommand['typed'][Name]): OrderState | undefined {
  const state = STATES.find((known) => known === typed);
  if (typed !== undefined && !state) throw new CommandProblem(`--state must be one of ${STATES.join(', ')}`);
  return state;
}

export function wholeOf(option: string, typed: string | boolean, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(String(typed)) ? Number(typed) : NaN;
  if (!(number <= most)) throw new CommandProblem(`${option} must be a whole number from 1 to ${most}`);
  return number;
}

function dayOf(option: string, typed: string | boolean): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(String(typed)) ? Date.parse(String(typed)) : NaN;
  // Some engines take 31 February for a day of March.
  const real = Number.isFinite(at) && new Date(at).toISOString().startsWith(String(typed));
  if (!real) throw new CommandProblem(`${option} must be a day such as 2026-11-01`);
  return at;
}

export const textOf = (typed: string | boolean | undefined): string | undefined =>
  typeof typed === 'string' ? typed : undefined;

/** The minor units of a typed amount such as 12.50; it may have no more decimals than its currency. */
export function parseAmount(typed: string, currency: string, option: string): number {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  const digits = minorDigits(currency);
  const minor = whole === undefined ? 0 : Number(whole + decimals.padEnd(digits, '0'));
  if (minor === 0 || decimals.length > digits) {
    throw new CommandProblem(`${option} must be an amount in ${currency}, such as ${moneyText(1250, currency)}`);
  }
  return minor;
}
