import { insertIgnore } from '../dialect';
import type { Db, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';

/**
 * A brand's platform accounts. They exist only as names in entries: a cached balance would serialise all sends of the
 * brand.
 */
export type PlatformAccount = 'house_sold' | 'house_granted' | 'house_spent' | 'house_refunded' | 'house_receivable';

/**
 * `spendable` is the balance that the member sees; `held` is reserved for messages whose credits may still be returned.
 */
export function accountOf(memberId: string, kind: 'spendable' | 'held'): string {
  return kind === 'spendable' ? `m:${memberId}` : `h:${memberId}`;
}

export function isPlatformAccount(accountId: string): boolean {
  return accountId.startsWith('house_');
}

/** Opens both accounts of a member at signup. A repeated call changes nothing. */
export async function openCreditAccounts(tx: Tx, memberId: string): Promise<void> {
  for (const kind of ['spendable', 'held'] as const) {
    await insertIgnore(tx, 'credit_account', {
      tenant_id: tx.tenantId,
      id: accountOf(memberId, kind),
      kind: kind === 'spendable' ? 'member' : 'member_held',
      member_id: memberId,
      balance: 0,
    });
  }
}

/** The member's balance in credits; 0 for a member without accounts. */
export async function creditsOf(db: Db, memberId: string, kind: 'spendable' | 'held' = 'spendable'): Promise<number> {
  return (await balanceOf.first(db, { id: accountOf(memberId, kind) }))?.balance ?? 0;
}

const balanceOf = prepared((db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('credit_account').select('balance').where('tenant_id', '=', db.tenantId).where('id', '=', p.id),
);

/**
 * Adds `amount` (negative to take). Returns false and changes nothing if the balance would fall below zero. It is one
 * conditional update, so that any number of concurrent payments stops exactly at the limit.
 */
export async function moveBalance(tx: Tx, accountId: string, amount: number): Promise<boolean> {
  const least = amount < 0 ? -amount : undefined;
  return (await move.change(tx, { accountId, amount, least })) > 0;
}

const move = prepared((tx, p: Placeholders<{ accountId: string; amount: number; least: number | undefined }>) => {
  const update = tx
    .updateTable('credit_account')
    .set((eb) => ({ balance: eb('balance', '+', p.amount) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', p.accountId);
  return p.least === undefined ? update : update.where('balance', '>=', p.least);
});
