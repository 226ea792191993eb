import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { ordered, settle } from '../billing.testing';
import { DEBIT_NOTICE_TOPIC, sendDebitNotice } from './debit-notice.server';
import { debit, IBAN, makeDebtor, typedDebit } from './direct-debit.testing';

const jobs = { [DEBIT_NOTICE_TOPIC]: sendDebitNotice };

withDatabase('the announcement of a debit', (open) => {
  async function debtorWithMail() {
    const opened = await open();
    const context = await makeDebtor(opened);
    const mail = { email: 'anna@example.org', email_key: 'anna@example.org', name: 'Anna' };
    await patchMember(context.db, context.member.id, mail);
    return { opened, context };
  }

  it('says amount, day, creditor and mandate, once, when the provider has taken the order', async () => {
    const { opened, context } = await debtorWithMail();
    await debit(context);
    const { order, reference } = await ordered(context, typedDebit.request_key);
    opened.clock.advance(60_000);
    expect(await drainOutbox(opened, context, jobs)).toEqual([DEBIT_NOTICE_TOPIC]);
    expect(context.mail.sent).toEqual([]);
    await settle(context, reference, 'pending');
    opened.clock.advance(600_000);
    await drainOutbox(opened, context, jobs);
    await drainOutbox(opened, context, jobs);
    expect(context.mail.sent).toHaveLength(1);
    const [mail] = context.mail.sent;
    expect(mail!.subject).toBe('€10.00 will be debited on November 24, 2026');
    const text = mail!.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const { creditor_id } = context.tenant.company;
    for (const part of [
      'Hello Anna,',
      'ending in 4300',
      'Acme Dating B.V.',
      creditor_id!,
      order.id.toUpperCase(),
      'within eight weeks',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(IBAN.slice(4));
  });

  it('is not sent for an order that failed', async () => {
    const { opened, context } = await debtorWithMail();
    await debit(context);
    await settle(context, (await ordered(context, typedDebit.request_key)).reference, 'failed');
    opened.clock.advance(60_000);
    await drainOutbox(opened, context, jobs);
    expect(context.mail.sent).toEqual([]);
  });
});
