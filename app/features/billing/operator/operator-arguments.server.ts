import { parseArgs } from 'node:util';
import type { OrderState } from '~db/schema/order';
import { DAY } from '~/time/durations';
import type { Operator } from './operator-audit.server';
import { OperatorProblem } from './operator-report';

export const USAGE = `npm run payments -- list|show|refund|dispute|reconcile --brand <slug> [options]

  list                 the orders, newest first: [--state pending|processing|completed|failed|cancelled]
                       [--member <e-mail>] [--order <number>] [--account <payment account>] [--limit <n>]
  show <order>         payments, events, credits, money back, open amounts, documents and audit of an order
  refund <order>       refunds the price of all unspent credits and takes them back: [--credits <n>] only so many;
                       [--goodwill <amount>] instead, money for credits that are spent. The same command again, with
                       the same reason, is the same refund; [--again <word>] makes another one
  dispute <order> --reference <the provider's number>
                       notes a chargeback that the provider does not report: [--amount <amount>], by default all that
                       is left; [--won] the money came back
  reconcile            asks the providers about each payment and lists every difference: [--account <payment account>];
                       [--book] brings in what they say

  --days <n>           list, reconcile: of the last n days (30)
  --from, --to <day>   instead, such as 2026-11-01 (UTC; the last day is part of it)
  --reason <why>       needed by refund, dispute and reconcile --book, for the audit and the refund
  --actor <name>       needed by the same: who does it
  --yes                does not ask for confirmation
  --json               prints data instead of tables

Amounts are in the currency of the order, such as 12.50. The exit code is 0, or 1 if reconcile leaves a difference or
nothing was done, or 2 for a mistake. The money of a refund is sent by the running server.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  brand: text, state: text, member: text, order: text, account: text, limit: text, days: text, from: text, to: text,
  credits: text, goodwill: text, again: text, reference: text, amount: text, reason: text, actor: text,
  won: flag, book: flag, yes: flag, json: flag,
} as const; // prettier-ignore

export type Verb = 'list' | 'show' | 'refund' | 'dispute' | 'reconcile';
type Name = keyof typeof options;

/** The options that a verb takes, beside those of all. */
const TAKES: Record<Verb, readonly Name[]> = {
  list: ['state', 'member', 'order', 'account', 'limit', 'days', 'from', 'to'],
  show: [],
  refund: ['credits', 'goodwill', 'again', 'reason', 'actor', 'yes'],
  dispute: ['reference', 'amount', 'won', 'reason', 'actor', 'yes'],
  reconcile: ['account', 'days', 'from', 'to', 'book', 'reason', 'actor'],
};
const ALWAYS: readonly Name[] = ['brand', 'json'];
const STATES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const satisfies OrderState[];

export interface OperatorCommand {
  verb: Verb;
  brand: string;
  /** The order that show, refund and dispute are about. */
  id: string;
  typed: { [key in Name]?: string | boolean | undefined };
  json: boolean;
}

/** Throws a sentence for words that are no command. */
export function readCommand(words: readonly string[]): OperatorCommand {
  const { values, positionals } = parsed(words);
  const [verb, id = '', ...more] = positionals;
  if (verb === undefined || !Object.hasOwn(TAKES, verb)) throw new OperatorProblem(USAGE);
  const known = verb as Verb;
  const about = known === 'show' || known === 'refund' || known === 'dispute';
  if (about && id === '') throw new OperatorProblem(`${verb} needs the number of an order`);
  if (more.length > 0 || (!about && id !== '')) throw new OperatorProblem(`what is "${positionals.at(-1)}"?`);
  const stranger = (Object.keys(options) as Name[]).find(
    (name) => values[name] !== undefined && values[name] !== false && ![...ALWAYS, ...TAKES[known]].includes(name),
  );
  if (stranger) throw new OperatorProblem(`${verb} takes no --${stranger}`);
  if (!values.brand) throw new OperatorProblem(`${verb} needs --brand <slug>`);
  return { verb: known, brand: values.brand, id: orderId(id), typed: values, json: values.json };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    // For example an option that does not exist.
    throw new OperatorProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Order numbers are shown in capitals in some places. */
const orderId = (typed: string): string => typed.trim().toLowerCase();

/** Who does it and why. Throws a sentence if either is missing. */
export function operatorOf({ verb, typed }: OperatorCommand): Operator {
  const reason = textOf(typed.reason)?.trim() ?? '';
  const actor = textOf(typed.actor)?.trim() ?? '';
  if (reason.length < 3 || reason.length > 200) {
    throw new OperatorProblem(`${verb} needs --reason "why", in 3 to 200 characters`);
  }
  if (!/^[A-Za-z][A-Za-z0-9 ._-]{1,24}$/.test(actor)) {
    throw new OperatorProblem(`${verb} needs --actor <name>, in 2 to 25 letters, digits, dots or dashes`);
  }
  return { actor, reason };
}

/** The time that is asked about; the last 30 days by default. */
export function periodOf({ typed }: OperatorCommand, now: number): { from: number; to: number } {
  if (typed.from === undefined && typed.to === undefined) {
    return { from: now - wholeOf('--days', typed.days ?? '30', 36_500) * DAY, to: now + 1 };
  }
  if (typed.days !== undefined) throw new OperatorProblem('either --days or --from and --to');
  const from = typed.from === undefined ? 0 : dayOf('--from', typed.from);
  const to = typed.to === undefined ? now + 1 : dayOf('--to', typed.to) + DAY;
  if (from >= to) throw new OperatorProblem('--from is after --to');
  return { from, to };
}

export function stateOf(typed: OperatorCommand['typed'][Name]): OrderState | undefined {
  const state = STATES.find((one) => one === typed);
  if (typed !== undefined && !state) throw new OperatorProblem(`--state must be one of ${STATES.join(', ')}`);
  return state;
}

export function wholeOf(option: string, typed: string | boolean, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(String(typed)) ? Number(typed) : NaN;
  if (!(number <= most)) throw new OperatorProblem(`${option} must be a whole number from 1 to ${most}`);
  return number;
}

function dayOf(option: string, typed: string | boolean): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(String(typed)) ? Date.parse(String(typed)) : NaN;
  // Some engines take 31 February for a day of March.
  const real = Number.isFinite(at) && new Date(at).toISOString().startsWith(String(typed));
  if (!real) throw new OperatorProblem(`${option} must be a day such as 2026-11-01`);
  return at;
}

export const textOf = (typed: string | boolean | undefined): string | undefined =>
  typeof typed === 'string' ? typed : undefined;
