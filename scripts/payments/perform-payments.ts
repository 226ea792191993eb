import { CommandProblem } from '~/compose/commands/command-problem';
import type { BrandContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { noteDispute, planDispute } from '~/features/billing/operator/operator-dispute.service.server';
import { getOrder, planRefund, refundOrder } from '~/features/billing/operator/operator-refund.service.server';
import { CannotMoveMoney } from '~/features/billing/operator/money-problem.server';
import { moneyText } from '~/features/billing/operator/money-text';
import { getOrderRecord } from '~/features/billing/operator/order-record.service.server';
import { listOrdersOfBrand } from '~/features/billing/operator/order-search.service.server';
import { reconcile } from '~/features/billing/operator/reconcile.service.server';
import { moneyProblemText } from './money-problem-text';
import { operatorOf, parseAmount, periodOf, stateOf, textOf, wholeOf, type PaymentsCommand } from './payment-arguments';
import { reportOrders, reportReconciled, reportRecord, type Report } from './payment-report';

/** Asks the person whether to go on. */
export type Confirm = (question: string) => Promise<boolean>;

/** Performs a command of the operator on the money of one brand. Throws a sentence for what cannot be done. */
export async function performCommand(
  context: BrandContext,
  command: PaymentsCommand,
  confirm: Confirm,
): Promise<Report> {
  try {
    return await perform(context, command, command.typed.yes === true ? async () => true : confirm);
  } catch (error) {
    if (error instanceof CannotMoveMoney)
      throw new CommandProblem(moneyProblemText(error.problem, context.tenant.slug));
    // What was planned a moment ago is no longer possible.
    if (error instanceof AppError) throw new CommandProblem('something changed meanwhile; look at it again with show');
    throw error;
  }
}

async function perform(context: BrandContext, command: PaymentsCommand, confirm: Confirm): Promise<Report> {
  const { verb, id, typed } = command;
  const provider = textOf(typed.account);
  switch (verb) {
    case 'list': {
      const wish = {
        ...periodOf(command, context.clock.now()),
        state: stateOf(typed.state),
        email: textOf(typed.member),
        orderId: textOf(typed.order)?.trim().toLowerCase(),
        provider,
        limit: wholeOf('--limit', typed.limit ?? '50', 10_000),
      };
      return reportOrders(context.tenant.slug, await listOrdersOfBrand(context, wish), wish.limit);
    }
    case 'show':
      return reportRecord(await getOrderRecord(context, id));
    case 'refund':
      return refund(context, command, confirm);
    case 'dispute':
      return dispute(context, command, confirm);
    case 'reconcile': {
      const book = typed.book === true ? operatorOf(command) : undefined;
      const reconciled = await reconcile(context, { ...periodOf(command, context.clock.now()), provider, book });
      return reportReconciled(context.tenant.slug, reconciled, book !== undefined);
    }
  }
}

const nothingDone = (data: object): Report => ({ sections: [{ text: 'Nothing was done.' }], data, code: 1 });

async function refund(context: BrandContext, command: PaymentsCommand, confirm: Confirm): Promise<Report> {
  const { id, typed } = command;
  const operator = operatorOf(command);
  const { currency } = await getOrder(context, id);
  const credits = typed.credits === undefined ? undefined : wholeOf('--credits', typed.credits, 1_000_000);
  const goodwill =
    typed.goodwill === undefined ? undefined : parseAmount(String(typed.goodwill), currency, '--goodwill');
  if (credits !== undefined && goodwill !== undefined) throw new CommandProblem('either --credits or --goodwill');
  const about = { reason: operator.reason, again: textOf(typed.again) };
  const plan = await planRefund(context, id, { credits, goodwill }, about);
  const money = moneyText(plan.amount, currency);
  if (plan.earlier) {
    const { id: refundId, state } = plan.earlier;
    const sentence = `This refund of ${money} was made before (${refundId}, ${state}). Nothing was done.`;
    return { sections: [{ text: sentence }], data: { refund: plan.earlier, made: false }, code: 0 };
  }
  const takeBack = plan.taken > 0 ? `and take back ${plan.taken} credits` : 'as goodwill, and take back no credits';
  if (!(await confirm(`Refund ${money} of order ${id} ${takeBack}?`))) return nothingDone({ made: false });
  const refund = await refundOrder(context, plan, operator);
  const sentence = `${money} are refunded (${refund.id}); the running server sends the money.`;
  return { sections: [{ text: sentence }], data: { refund, made: true }, code: 0 };
}

async function dispute(context: BrandContext, command: PaymentsCommand, confirm: Confirm): Promise<Report> {
  const { id, typed } = command;
  const operator = operatorOf(command);
  const reference = textOf(typed.reference)?.trim() ?? '';
  if (!/^[\w.-]{3,50}$/.test(reference)) {
    throw new CommandProblem("dispute needs --reference, the provider's number of the dispute");
  }
  const won = typed.won === true;
  if (won && typed.amount !== undefined) throw new CommandProblem('what was won is what was booked: no --amount');
  const { currency } = await getOrder(context, id);
  const amount = typed.amount === undefined ? undefined : parseAmount(String(typed.amount), currency, '--amount');
  const plan = await planDispute(context, id, { reference, amount, won });
  const money = moneyText(plan.amount, currency);
  const question = won
    ? `Note that the chargeback ${reference} of ${money} was won, and give the credits back?`
    : `Note that the bank took back ${money} of order ${id}, and take back its credits?`;
  if (!(await confirm(question))) return nothingDone({ noted: false });
  const noted = await noteDispute(context, plan, operator);
  if (!noted) throw new CommandProblem('something changed meanwhile; look at it again with show');
  const words = won ? `The chargeback ${reference} is won.` : `A chargeback of ${money} is booked.`;
  return { sections: [{ text: words }], data: { noted: true, reference, amount: plan.amount, currency, won }, code: 0 };
}
