import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, order, settle } from '../billing.testing';
import { billingJobs } from '../billing.jobs.server';
import { COMPLETED_TOPIC, type CompletedPayload } from './payment-events.server';
import { sendReceipt } from './receipt.server';

withDatabase('the receipt', (open) => {
  async function bought() {
    const ctx = await makeBuyer(await open());
    await patchMember(ctx.db, ctx.member.id, {
      email: 'anna@example.org',
      email_key: 'anna@example.org',
      name: 'Anna',
    });
    const { reference, purchase } = await order(ctx, { methodId: 'paypal', total: 1050 });
    await settle(ctx, reference, 'paid');
    const job = await ctx.db
      .selectFrom('outbox')
      .selectAll()
      .where('tenant_id', '=', ctx.tenant.id)
      .where('topic', '=', COMPLETED_TOPIC)
      .executeTakeFirstOrThrow();
    return { ctx, purchase, payload: JSON.parse(job.payload) as CompletedPayload };
  }

  it('says what was bought, what it cost, the tax in it, who sold it and how to give it back', async () => {
    const { ctx, purchase, payload } = await bought();
    await sendReceipt(ctx, payload);
    const [mail] = ctx.mail.sent;
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Your order at Testbrand: 100 credits' });
    const text = mail!.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const words of [
      'Hello Anna,',
      `Order number: ${purchase.id}`,
      'Date: November 21, 2026',
      '100 credits: €10.00',
      'Fee for PayPal: €0.50',
      'Total, paid with PayPal: €10.50',
      'Includes 21% VAT: €1.82',
      'Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam',
      'within 14 days',
      `${ctx.origin}/transactions/${purchase.id}`,
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is written in the member’s language', async () => {
    const { ctx, payload } = await bought();
    await patchMember(ctx.db, ctx.member.id, { language: 'nl' });
    await sendReceipt(ctx, payload);
    expect(ctx.mail.sent[0]!.subject).toBe('Je bestelling bij Testbrand: 100 credits');
  });

  it('is the same mail when it is sent again, and waits for a server that is down', async () => {
    const { ctx, payload } = await bought();
    ctx.mail.failWith(new Unavailable('memory', 'down'));
    await expect(sendReceipt(ctx, payload)).rejects.toThrow(Unavailable);
    ctx.mail.failWith(undefined);
    await sendReceipt(ctx, payload);
    await sendReceipt(ctx, payload);
    expect(new Set(ctx.mail.sent.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('is not tried for ever: a dead address or an erased member ends it', async () => {
    const { ctx, payload } = await bought();
    ctx.mail.failWith(new Rejected('memory', 'no such mailbox'));
    await sendReceipt(ctx, payload);
    ctx.mail.failWith(undefined);
    await patchMember(ctx.db, ctx.member.id, { email: null, email_key: null });
    await sendReceipt(ctx, payload);
    expect(ctx.mail.sent).toEqual([]);
  });

  it('is a job of the outbox', () => {
    expect(Object.keys(billingJobs)).toContain(COMPLETED_TOPIC);
  });
});
