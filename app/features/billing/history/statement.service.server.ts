import { accountOf } from '~db/queries/credit-account';
import { listStatementParts, type StatementPart } from '~db/queries/credit-statement';
import type { MemberContext } from '~/server/context/context.server';
import { minorDigits, toMajor } from '~/i18n/minor-units';
import { BYTE_ORDER_MARK, csvFormOf, csvLine, csvTime } from './csv';

const MOVEMENTS_AT_ONCE = 200;
/** Decimals beyond those of the currency, since a credit costs a fraction of its smallest coin. */
const MORE_DECIMALS = 4;

const HEAD = [
  'time_utc',
  'movement',
  'account',
  'credits',
  'origin',
  'order',
  'unit_price',
  'amount',
  'currency',
  'id',
];

/**
 * All movements of the member's credits as CSV, oldest first, in pieces: one line for each lot of a movement, with the
 * order it was bought with and its price without the payment fee. `reserved` are credits of messages that are not
 * settled yet. Separators and decimals are those of the member's language, and times are UTC.
 */
export async function* writeStatement(context: MemberContext): AsyncGenerator<string> {
  // The member's spreadsheet most likely speaks their language.
  const form = csvFormOf(context.texts(context.locale).locale);
  yield BYTE_ORDER_MARK + csvLine(HEAD, form);
  const reservedAccount = accountOf(context.member.id, 'held');
  for (let after = ''; ;) {
    const parts = await listStatementParts(context.db, context.member.id, { after, movements: MOVEMENTS_AT_ONCE });
    if (parts.length === 0) return;
    yield parts.map((part) => csvLine(cellsOf(part, reservedAccount), form)).join('');
    after = parts.at(-1)!.id;
  }
}

function cellsOf(part: StatementPart, reservedAccount: string): (string | number)[] {
  const { currency, amount, lot_credits, lot_minor } = part;
  const money = (minor: number) =>
    currency === null ? 0 : Number(toMajor(minor, currency).toFixed(minorDigits(currency) + MORE_DECIMALS));
  return [
    csvTime(part.created_at),
    part.kind,
    part.account_id === reservedAccount ? 'reserved' : 'available',
    amount,
    part.origin,
    part.order_id ?? '',
    money(lot_minor / lot_credits),
    money((lot_minor * amount) / lot_credits),
    currency ?? '',
    part.id,
  ];
}
