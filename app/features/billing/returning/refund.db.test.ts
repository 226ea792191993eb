import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { getMember } from '~db/queries/member';
import { listRefunds } from '~db/queries/refund';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, orderBundle, sentBack, settle } from '../billing.testing';
import { receiveWebhook } from '../payments/webhook.service.server';
import { returnOrder } from './return.service.server';

withDatabase('a refund of ours', (open) => {
  it('of the whole order ends premium, and one of a part of it does not', async () => {
    const context = await makeBuyer(await open());
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const premium = async () => (await getMember(context.db, context.member.id)).paid_user === 1;
    const giveBack = (requestKey: string, credits?: number) =>
      returnOrder(context, {
        orderId: order.id,
        requestKey,
        kind: 'operator',
        actor: { actor_kind: 'staff', actor_id: null },
        ...(credits && { credits }),
      });
    await giveBack('part', 40);
    expect(await premium()).toBe(true);
    await giveBack('rest');
    expect(await premium()).toBe(false);
  });

  it('that the bank sends back after it was done has failed, so that somebody pays it otherwise', async () => {
    const context = await makeBuyer(await open());
    const { order, reference, refund } = await sentBack(context);
    const state = async () => (await listRefunds(context.db, order.id)).map((row) => row.state);
    const report = (to: 'pending' | 'done' | 'failed') =>
      receiveWebhook(
        context,
        'memory',
        context.payments.settleRefund(reference, { refundId: refund.id, amountMinor: 1000, state: to }),
      );
    await report('done');
    expect(await state()).toEqual(['done']);
    // A word that was overtaken changes nothing.
    await report('pending');
    expect(await state()).toEqual(['done']);
    await report('failed');
    expect(await state()).toEqual(['failed']);
    // For good: staff may have paid it meanwhile.
    await report('done');
    expect(await state()).toEqual(['failed']);
    const noted = (await listAuditOf(context.db, order.id, 20)).map(({ action }) => action);
    expect(noted.filter((action) => action.startsWith('refund.')).toSorted()).toEqual(['refund.done', 'refund.failed']);
  });
});
