import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import { makeBuyer, orderBundle, ordered, settle } from '~/features/billing/billing.testing';
import { chargeIn } from '~/features/billing/ledger/ledger.service.server';
import { receiveWebhook } from '~/features/billing/payments/webhook.service.server';
import { callRoute } from '~/testing/call-route';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { loader as bundles } from './credits';
import { action, loader } from './credits-open-amount';

const PATH = '/credits/open-amount';
const FORM = { request_key: 'key-0000000009', total: '400', currency: 'EUR', country: 'NL' };

/** A member who owes 4.00 EUR for 40 credits. */
async function makeDebtor(opened: OpenDatabase) {
  const buyer = await makeBuyer(opened);
  const { reference } = await orderBundle(buyer);
  await settle(buyer, reference, 'paid');
  const charge = { memberId: buyer.member.id, credits: 40, kind: 'message', reference: 'm' } as const;
  await transaction(buyer.db, (tx) => chargeIn(tx, buyer, charge));
  await receiveWebhook(buyer, 'memory', buyer.payments.chargeBack(reference));
  return buyer;
}

const at = (method: string) => ({ params: { paymentmethod: method } });

withDatabase('the page of an open amount', (open) => {
  it('is announced beside the bundles, lets choose a method, and is paid by its button', async () => {
    const opened = await open();
    const buyer = await makeDebtor(opened);
    expect(await callRoute(bundles, buyer, '/credits')).toMatchObject({ data: { owed: { amount: 400 } } });
    expect(await callRoute(loader, buyer, PATH)).toMatchObject({ data: { open: { amount: 400 }, method: null } });
    const page = await callRoute(loader, buyer, `${PATH}/ideal`, at('ideal'));
    expect(page).toMatchObject({ data: { method: { id: 'ideal', fee: 0 } } });
    await callRoute(action, buyer, `${PATH}/ideal`, { ...at('ideal'), form: FORM });
    const { reference } = await ordered(buyer, FORM.request_key);
    await settle(buyer, reference, 'paid');
    await drainOutbox(opened, buyer, billingJobs);
    expect(buyer.mail.sent.at(-1)).toMatchObject({ subject: expect.stringContaining('open amount') });
    expect(buyer.mail.sent.at(-1)!.text).toContain('€4.00');
    expect(await callRoute(loader, buyer, PATH)).toMatchObject({ data: { open: null } });
  });

  it('knows no other method, and nothing to pay for who owes nothing', async () => {
    const buyer = await makeDebtor(await open());
    expect(await callRoute(loader, buyer, `${PATH}/giropay`, at('giropay'))).toMatchObject({ status: 404 });
    const nobody = await makeBuyer(await open());
    const paying = callRoute(action, nobody, `${PATH}/ideal`, { ...at('ideal'), form: FORM });
    expect(await paying).toMatchObject({ status: 404 });
  });
});
