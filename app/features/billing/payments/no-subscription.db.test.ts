import { expect, it } from 'vitest';
import { listPayments } from '~db/queries/payment';
import { listOrders } from '~db/queries/order';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { billingJobs } from '../billing.jobs.server';
import { makeBuyer, orderBundle, settle } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';

const MONTH = 30 * 24 * 60 * 60 * 1000;

withDatabase('a bundle', (open) => {
  // covers S1-005 S1-006
  it('is bought once: no job of the next two years orders, charges or takes anything', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference, order } = await orderBundle(context);
    await settle(context, reference, 'paid');
    for (let month = 0; month < 24; month++) {
      await drainOutbox(opened, context, billingJobs);
      opened.clock.advance(MONTH);
    }
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toHaveLength(1);
    expect(await listPayments(context.db, order.id)).toMatchObject([{ provider_reference: reference }]);
    expect(await findBalance(context.db, context.member.id)).toBe(100);
  });
});
