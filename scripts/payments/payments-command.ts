import { Command } from 'commander';
import type { PaymentsCommand, Verb } from './payment-arguments';

const OPTIONS = {
  state: ['--state <state>', 'pending, processing, completed, failed or cancelled'],
  member: ['--member <e-mail>', 'of this member'],
  order: ['--order <number>', 'this one'],
  account: ['--account <payment account>', 'of this payment account'],
  limit: ['--limit <n>', 'at most this many (50)'],
  days: ['--days <n>', 'of the last n days (30)'],
  from: ['--from <day>', 'instead, such as 2026-11-01 (UTC)'],
  to: ['--to <day>', 'the last day, which is part of it'],
  credits: ['--credits <n>', 'only so many'],
  goodwill: ['--goodwill <amount>', 'instead, money for credits that are spent'],
  again: ['--again <word>', 'another refund; the same command with the same reason is otherwise the same refund'],
  reference: ['--reference <number>', 'the provider’s number'],
  amount: ['--amount <amount>', 'by default all that is left'],
  won: ['--won', 'the money came back'],
  book: ['--book', 'brings in what the providers say'],
  reason: ['--reason <why>', 'for the audit and the refund'],
  actor: ['--actor <name>', 'who does it'],
  yes: ['--yes', 'does not ask for confirmation'],
} as const;

const PERIOD = ['days', 'from', 'to'] as const;
const DECISION = ['reason', 'actor', 'yes'] as const;

const VERBS: readonly { words: string; does: string; takes: readonly (keyof typeof OPTIONS)[] }[] = [
  {
    words: 'list',
    does: 'the orders, newest first',
    takes: ['state', 'member', 'order', 'account', 'limit', ...PERIOD],
  },
  {
    words: 'show <order>',
    does: 'payments, events, credits, money back, open amounts, documents and audit of an order',
    takes: [],
  },
  {
    words: 'refund <order>',
    does: 'refunds the price of all unspent credits and takes them back. The money is sent by the running server',
    takes: ['credits', 'goodwill', 'again', ...DECISION],
  },
  {
    words: 'dispute <order>',
    does: 'notes a chargeback that the provider does not report',
    takes: ['reference', 'amount', 'won', ...DECISION],
  },
  {
    words: 'reconcile',
    does: 'asks the providers about each payment and lists every difference',
    takes: ['account', ...PERIOD, 'book', 'reason', 'actor'],
  },
];

const AFTER = `
Amounts are in the currency of the order, such as 12.50. --reason and --actor are needed by refund, dispute and
reconcile --book. The exit code is 0, or 1 if reconcile leaves a difference or nothing was done, or 2 for a mistake.`;

type Typed = PaymentsCommand['typed'] & { brand: string; json?: true };

/** Reads what is asked for of the money of a brand, and has it done. */
export function paymentsCommand(perform: (command: PaymentsCommand) => Promise<void>): Command {
  const payments = new Command('payments').addHelpText('after', AFTER);
  for (const { words, does, takes } of VERBS) {
    const [verb, about] = words.split(' ') as [Verb, string?];
    const command = payments.command(words).description(does).requiredOption('--brand <slug>', 'the brand');
    for (const [flags, meaning] of takes.map((name) => OPTIONS[name])) command.option(flags, meaning);
    command.option('--json', 'prints data instead of tables');
    const act = (order: string, { brand, json, ...typed }: Typed) =>
      perform({ verb, brand, json: json ?? false, typed, id: order.trim().toLowerCase() });
    command.action(about === undefined ? (typed: Typed) => act('', typed) : act);
  }
  return payments;
}
