import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { findOrder } from '~db/queries/order';
import { listMandates } from '~db/queries/mandate';
import { listRetainedDue } from '~db/queries/retained';
import { outboxHandlers } from '~/compose/jobs.server';
import { expectSoundLedger, makeBuyer, settle, type Buyer } from '~/features/billing/billing.testing';
import { receiveWebhook } from '~/features/billing/payments/webhook.service.server';
import { order } from '~/features/billing/saved/saved.testing';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { findLeave, leave } from '../leave/leave.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { eraseDue, returnOrdersOfLeavers } from './erase-due.service.server';

const LEAP_YEAR = 366 * DAY;
const why = { reason: '', words: '' } as const;

/** The provider has sent the money, which it only can after it was asked to. */
async function moneyBack(context: Buyer, reference: string): Promise<void> {
  const { refunds } = await context.payments.status(reference);
  expect(refunds).toEqual([expect.objectContaining({ amountMinor: 1050, state: 'pending' })]);
  await receiveWebhook(context, 'memory', context.payments.settleRefund(reference, { ...refunds[0]!, state: 'done' }));
}

const eventsOf = ({ db }: Buyer) =>
  db.selectFrom('payment_event').select(['kind', 'payload']).where('tenant_id', '=', db.tenantId).execute();

withDatabase('a payment that arrives after its member has left', (open) => {
  /** A member with an unpaid order whose method was to be saved, who has deleted the account. */
  async function leaver(opened: OpenDatabase) {
    const context = await makeBuyer(opened);
    const placed = await order(context, 'key-0000000001', { remember: true });
    // Receipts cannot be opened afterwards, so the page says so to anyone who may have one.
    expect((await findLeave(context)).orders).toBe(true);
    await leave(context, context.member.id, why);
    return { context, ...placed };
  }
  const work = async (opened: OpenDatabase, context: Buyer) => {
    while ((await drainOutbox(opened, context, outboxHandlers)).length > 0);
  };

  it('goes back within the two weeks, and the erasure waits for it', async () => {
    const opened = await open();
    const { context, reference, order: placed } = await leaver(opened);
    opened.clock.advance(REACTIVATION_MS);
    expect(await eraseDue(context)).toBe(0);
    await settle(context, reference, 'paid');
    expect(await returnOrdersOfLeavers(context)).toBe(1);
    await work(opened, context);
    expect(await findOrder(context.db, placed.id)).toMatchObject({ state: 'completed', returned_minor: 1050 });
    await moneyBack(context, reference);
    expect(await eraseDue(context)).toBe(1);
    await expectSoundLedger(context);
  });

  it('goes back after the erasure too, is booked, and brings nothing personal back', async () => {
    const opened = await open();
    const { context, reference, order: placed } = await leaver(opened);
    await settle(context, reference, 'failed');
    opened.clock.advance(REACTIVATION_MS);
    expect(await eraseDue(context)).toBe(1);
    const tombstone = await getMember(context.db, context.member.id);
    const sent = context.mail.sent.length;
    opened.clock.advance(LEAP_YEAR);

    await settle(context, reference, 'paid');
    await work(opened, context);
    expect(await findOrder(context.db, placed.id)).toMatchObject({ state: 'completed', returned_minor: 1050 });
    await moneyBack(context, reference);
    await expectSoundLedger(context);

    expect(await getMember(context.db, context.member.id)).toEqual(tombstone);
    expect(await listMandates(context.db, context.member.id)).toEqual([]);
    expect((await eventsOf(context)).map(({ payload }) => payload)).toEqual([null, null, null]);
    expect(context.mail.sent).toHaveLength(sent);
    // The receipt and its credit note are of a later year, and stay as long as that year's books.
    const stays = await listRetainedDue(context.db, Number.MAX_SAFE_INTEGER, 10);
    expect(stays.find(({ reason }) => reason === 'books')?.until).toBe(Date.UTC(2027 + 1 + 7, 0, 1));
  });
});
