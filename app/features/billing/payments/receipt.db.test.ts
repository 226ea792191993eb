import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, orderBundle, settle } from '../billing.testing';
import { billingJobs } from '../billing.jobs.server';
import { COMPLETED_TOPIC, type CompletedPayload } from './payment-topics';
import { sendReceipt } from './receipt.server';

withDatabase('the receipt', (open) => {
  async function bought() {
    const context = await makeBuyer(await open());
    await patchMember(context.db, context.member.id, {
      email: 'anna@example.org',
      email_key: 'anna@example.org',
      name: 'Anna',
    });
    const { reference, order } = await orderBundle(context, { methodId: 'paypal', total: 1050 });
    await settle(context, reference, 'paid');
    const job = await context.db
      .selectFrom('outbox')
      .selectAll()
      .where('tenant_id', '=', context.tenant.id)
      .where('topic', '=', COMPLETED_TOPIC)
      .executeTakeFirstOrThrow();
    return { context, order, payload: JSON.parse(job.payload) as CompletedPayload };
  }

  it('says what was bought, what it cost, the tax in it, who sold it and how to return it', async () => {
    const { context, order, payload } = await bought();
    await sendReceipt(context, payload);
    const [mail] = context.mail.sent;
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Your order at Testbrand: 100 credits' });
    const text = mail!.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const part of [
      'Hello Anna,',
      'Receipt number: 2026-000001',
      `Order number: ${order.id}`,
      'Date: November 21, 2026',
      '100 credits: €10.00',
      'Fee for PayPal: €0.50',
      'Total, paid with PayPal: €10.50',
      'Includes 21% VAT: €1.82',
      'Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam',
      'within 14 days',
      `${context.origin}/transactions/${order.id}`,
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ['JPY', '¥1,050'],
    ['TND', 'TND 1.050'],
  ])('writes amounts with the decimals of %s', async (currency, total) => {
    const { context, order, payload } = await bought();
    await context.db
      .updateTable('purchase')
      .set({ currency })
      .where('tenant_id', '=', context.tenant.id)
      .where('id', '=', order.id)
      .execute();
    await sendReceipt(context, payload);
    expect(context.mail.sent[0]!.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      `Total, paid with PayPal: ${total}`,
    );
  });

  it('of an order from before shows no receipt number', async () => {
    const { context, payload } = await bought();
    await context.db.deleteFrom('document').where('tenant_id', '=', context.tenant.id).execute();
    await sendReceipt(context, payload);
    expect(context.mail.sent[0]!.text).not.toContain('Receipt number');
  });

  it('is written in the member’s language', async () => {
    const { context, payload } = await bought();
    await patchMember(context.db, context.member.id, { language: 'nl' });
    await sendReceipt(context, payload);
    expect(context.mail.sent[0]!.subject).toBe('Je bestelling bij Testbrand: 100 credits');
  });

  it('is the same mail when it is sent again, and is retried if the mail server is down', async () => {
    const { context, payload } = await bought();
    context.mail.failWith(new Unavailable('memory', 'down'));
    await expect(sendReceipt(context, payload)).rejects.toThrow(Unavailable);
    context.mail.failWith(undefined);
    await sendReceipt(context, payload);
    await sendReceipt(context, payload);
    expect(new Set(context.mail.sent.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('is not retried for ever: an invalid e-mail address or an erased member ends it', async () => {
    const { context, payload } = await bought();
    context.mail.failWith(new Rejected('memory', 'no such mailbox'));
    await sendReceipt(context, payload);
    context.mail.failWith(undefined);
    await patchMember(context.db, context.member.id, { email: null, email_key: null });
    await sendReceipt(context, payload);
    expect(context.mail.sent).toEqual([]);
  });

  it('is a job of the outbox', () => {
    expect(Object.keys(billingJobs)).toContain(COMPLETED_TOPIC);
  });
});
