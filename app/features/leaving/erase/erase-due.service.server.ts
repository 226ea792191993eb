import type { Tx } from '~db/database';
import { listMembersToErase, listOrdersOfLeavers } from '~db/queries/leaving';
import { extendRetained, insertRetained } from '~db/queries/retained';
import { declarations } from '~db/personal-data/declarations';
import type { Declarations } from '~db/personal-data/declare';
import { booksEnd, reasonEnd } from '~db/personal-data/reasons';
import { countRetainedRows } from '~db/personal-data/rows-of';
import { releaseHoldIn } from '~/features/billing/ledger/ledger.service.server';
import type { PaidAfterErasurePayload } from '~/features/billing/payments/payment-topics';
import { returnOrder } from '~/features/billing/returning/return.service.server';
import { eraseMandates } from '~/features/billing/saved/erase-mandates.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';
import type { RetainedRow } from '~db/schema/retained';
import { removeExportsIn } from '../export/export-files.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { eraseMember, noteInChainIn } from './erase-member.service.server';

/** Members of one piece of the hourly clean-up. */
const PIECE = 5;

/** The members whose time to come back is over. */
export function listDue({ db, clock }: BrandContext, limit: number): Promise<string[]> {
  return listMembersToErase(db, clock.now() - REACTIVATION_MS, limit);
}

/**
 * Erases a few members who deleted the account two weeks ago, after the money of an order that was paid since went
 * back. Returns how many it erased. One that cannot be erased is logged and delays no other.
 */
export async function eraseDue(context: BrandContext, declared: Declarations = declarations): Promise<number> {
  return (await eraseSome(context, await listDue(context, PIECE), declared)).length;
}

/** The same for everybody who is due now. `failed`: those who could not be erased, which the log explains. */
export async function eraseAllDue(context: BrandContext): Promise<{ erased: string[]; failed: string[] }> {
  while ((await returnOrdersOfLeavers(context)) > 0);
  const erased: string[] = [];
  const failed: string[] = [];
  for (;;) {
    const due = (await listDue(context, PIECE + failed.length)).filter((id) => !failed.includes(id));
    if (due.length === 0) return { erased, failed };
    const done = await eraseSome(context, due, declarations);
    erased.push(...done);
    failed.push(...due.filter((id) => !done.includes(id)));
  }
}

async function eraseSome(context: BrandContext, due: readonly string[], declared: Declarations): Promise<string[]> {
  // While the rows still say which methods the provider has to end.
  if (due.length > 0) await eraseMandates(context);
  const erased: string[] = [];
  for (const memberId of due) {
    try {
      await eraseOne(context, memberId, declared);
      erased.push(memberId);
    } catch (error) {
      context.log.error({ err: error, member: memberId }, 'a member who deleted the account could not be erased');
    }
  }
  return erased;
}

/** Money for an order that was completed after its member had left goes back by itself. Returns how many. */
export async function returnOrdersOfLeavers(context: BrandContext): Promise<number> {
  const orders = await listOrdersOfLeavers(context.db, PIECE);
  let returned = 0;
  for (const { id } of orders) {
    const refund = await returnLate(context, id).catch((error: unknown) => {
      context.log.error({ err: error, order: id }, 'the order of a member who has left could not be returned');
    });
    if (refund) returned += 1;
  }
  return returned;
}

/**
 * The job of an order that was paid after the erasure: the money goes back, and the books of this year stay as long as
 * they must.
 */
export async function returnAfterErasure(
  context: BrandContext,
  { purchase_id, member_id }: PaidAfterErasurePayload,
): Promise<void> {
  const until = booksEnd(context.tenant.company.country, context.clock.now());
  await returnLate(context, purchase_id, (tx) => extendRetained(tx, { member_id, reason: 'books', until }));
}

const returnLate = (context: BrandContext, orderId: string, alsoIn?: (tx: Tx) => Promise<void>) =>
  returnOrder(context, {
    orderId,
    requestKey: 'left',
    kind: 'operator',
    actor: { actor_kind: 'system', actor_id: null },
    reason: 'the account was deleted before the payment arrived',
    ...(alsoIn && { alsoIn }),
  });

async function eraseOne(context: BrandContext, memberId: string, declared: Declarations): Promise<void> {
  const { db, clock, ids } = context;
  await eraseMember(
    {
      db,
      clock,
      ids,
      declared,
      messageIn: async (tx, { id, charge }) => {
        if (charge === 'held') await releaseHoldIn(tx, context, { reference: id });
      },
      memberIn: async (tx) => {
        await removeExportsIn(tx, context, memberId);
        await listWhatStaysIn(tx, context, memberId);
        await noteInChainIn(tx, memberId, clock.now());
      },
    },
    memberId,
  );
  context.log.info({ member: memberId }, 'a member who deleted the account was erased');
}

const REASONS: readonly RetainedRow['reason'][] = ['books', 'report', 'consent', 'audit'];

/** Lists what stays of the member after this transaction, and until when. */
async function listWhatStaysIn(tx: Tx, { clock, tenant }: BrandContext, memberId: string): Promise<void> {
  const now = clock.now();
  for (const reason of REASONS) {
    if ((await countRetainedRows(tx, declarations, { memberId, reason })) === 0) continue;
    const until = reason === 'books' ? booksEnd(tenant.company.country, now) : reasonEnd(reason, now);
    if (until !== null) await insertRetained(tx, { member_id: memberId, reason, until });
  }
}

/** As many are counted in a dry run. */
const COUNTED = 1_000;

/** What `returnOrdersOfLeavers` and `eraseDue` would do. */
export async function previewLeavers(context: BrandContext): Promise<Preview> {
  const orders = await listOrdersOfLeavers(context.db, COUNTED);
  const due = await listDue(context, COUNTED);
  return {
    count: orders.length + due.length,
    more: orders.length >= COUNTED || due.length >= COUNTED,
    lines: [...orders.map(({ id }) => `return the money of order ${id}`), ...due.map((id) => `erase member ${id}`)],
  };
}
