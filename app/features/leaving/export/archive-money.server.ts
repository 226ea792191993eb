import { accountOf } from '~db/queries/credit-account';
import { messageId } from '~/i18n/message-id';
import { markup, table, type Html } from './archive-html';
import type { RowsOf } from './archive-port.server';
import type { ArchiveWords } from './archive-words.server';

/** Orders, and every movement of credits. */
export async function moneyPage(labels: ArchiveWords, rowsOf: RowsOf): Promise<Html> {
  const { say, time, price, named } = labels;
  const [orders, movements, entries, accounts] = await Promise.all([
    rowsOf('purchase'),
    rowsOf('credit_transaction'),
    rowsOf('credit_entry'),
    rowsOf('credit_account'),
  ]);
  const memberId = String(accounts[0]?.['member_id'] ?? '');
  const spendable = accountOf(memberId, 'spendable');
  const amounts = new Map(
    entries
      .filter(({ account_id }) => account_id === spendable)
      .map(({ transaction_id, amount }) => [String(transaction_id), Number(amount)]),
  );
  const orderRows = orders.map((order) => [
    time(Number(order['created_at'])),
    Number(order['credits']),
    price(Number(order['total_minor']), String(order['currency'])),
    named('archive.order-', order['state']),
  ]);
  const moves = movements.map((movement) => [
    time(Number(movement['created_at'])),
    named('billing.move-', movement['kind']),
    amounts.get(String(movement['id'])) ?? 0,
  ]);
  const [when, credits] = [say(messageId('archive.when')), say(messageId('archive.credits'))];
  const orderHeads = [when, credits, say(messageId('archive.total')), say(messageId('archive.state'))];
  const moveHeads = [when, say(messageId('archive.what')), credits];
  return markup`<h2>${say(messageId('archive.orders'))}</h2>
    ${orderRows.length === 0 ? markup`<p>${say(messageId('archive.no-orders'))}</p>` : table(orderHeads, orderRows)}
    <h2>${say(messageId('archive.movements'))}</h2>
    ${moves.length === 0 ? markup`<p>${say(messageId('archive.no-movements'))}</p>` : table(moveHeads, moves)}`;
}
