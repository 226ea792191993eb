import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { listAuditOfSubject } from '~db/queries/money-record';
import { findOrder } from '~db/queries/order';
import { listRefunds } from '~db/queries/refund';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { billingJobs } from '../billing.jobs.server';
import { expectSoundLedger, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { chargeIn, findBalance } from '../ledger/ledger.service.server';
import { findReturnable, returnOrder } from '../returning/return.service.server';
import { operate, readable } from './operator.testing';

const BY = '--reason "asked by telephone" --actor Eva';
const balance = (context: Buyer) => findBalance(context.db, context.member.id);

/** An order of 100 credits for 10.00 EUR, of which so many are spent. */
async function withOrder(opened: OpenDatabase, spent = 0) {
  const context = await makeBuyer(opened);
  const { order, reference } = await orderBundle(context);
  await settle(context, reference, 'paid');
  const charge = {
    kind: 'message',
    memberId: context.member.id,
    credits: spent,
    reference: 'x',
    requestKey: 'x',
  } as const;
  if (spent > 0) await transaction(context.db, (tx) => chargeIn(tx, context, charge));
  const refunds = () => listRefunds(context.db, order.id);
  return { opened, context, order, reference, refunds };
}

withDatabase('a refund by the team', (open) => {
  it('gives back the price of all unspent credits, sends the money, and says who did it and why', async () => {
    const { opened, context, order, refunds } = await withOrder(await open());
    const output = await operate(context, `refund ${order.id.toUpperCase()} ${BY}`);
    expect(readable(output)).toMatch(/^10\.00 EUR are refunded \(/);
    expect(await balance(context)).toBe(0);
    await drainOutbox(opened, context, billingJobs);
    const [refund] = await refunds();
    expect(refund).toMatchObject({ kind: 'operator', amount_minor: 1000, credits: 100, reason: 'asked by telephone' });
    expect(refund!.provider_reference).toMatch(/^re_/);
    const audit = (await listAuditOfSubject(context.db, order.id)).find(({ action }) => action === 'purchase.returned');
    expect(audit).toMatchObject({ actor_kind: 'staff', actor_id: 'Eva' });
    expect(audit!.detail).toContain('"reason":"asked by telephone"');
    const mail = context.mail.sent.at(-1)!;
    expect(mail.subject).toBe('Your refund from Testbrand');
    expect(mail.text).not.toContain('You withdrew');
    await expectSoundLedger(context);
  });

  it('is made once, however often the command is repeated, also at the same time', async () => {
    const { context, order, refunds } = await withOrder(await open());
    const command = `refund ${order.id} --credits 20 ${BY}`;
    await Promise.all([1, 2, 3, 4].map(() => operate(context, command)));
    expect(readable(await operate(context, command))).toMatch(/^This refund of 2\.00 EUR was made before .* Nothing/);
    expect(await refunds()).toMatchObject([{ credits: 20, amount_minor: 200 }]);
    await operate(context, `${command} --again second`);
    expect(await refunds()).toMatchObject([{ credits: 20 }, { credits: 20 }]);
    expect(await balance(context)).toBe(60);
    await expectSoundLedger(context);
  });

  it('pays spent credits as goodwill, and the member can still return the others at their whole price', async () => {
    const { opened, context, order, refunds } = await withOrder(await open(), 60);
    await operate(context, `refund ${order.id} --goodwill 6 ${BY}`);
    expect(await balance(context)).toBe(40);
    const left = (await findOrder(context.db, order.id))!;
    expect(left.returned_minor).toBe(600);
    expect(await findReturnable(context, left)).toMatchObject({ terms: { credits: 40, amount: 400 } });
    const actor = { actor_kind: 'member' as const, actor_id: context.member.id };
    await returnOrder(context, { orderId: order.id, requestKey: 'own', kind: 'return', actor });
    expect(await refunds()).toMatchObject([{ credits: 0, amount_minor: 600 }, { credits: 40, amount_minor: 400 }]); // prettier-ignore
    await drainOutbox(opened, context, billingJobs);
    expect((await refunds()).every(({ provider_reference }) => provider_reference !== null)).toBe(true);
    await expectSoundLedger(context);
  });

  it('is never more than is left: the sentence says how much that is', async () => {
    const { context, order, refunds } = await withOrder(await open(), 60);
    const refused = (options: string, sentence: string) =>
      expect(operate(context, `refund ${order.id} ${options} ${BY}`)).rejects.toThrow(sentence);
    await refused('--credits 41', 'only 40 of the 100 credits are unspent; for spent ones: --goodwill');
    await refused('--goodwill 6.01', '6.01 EUR is more than is left: at most 6.00 EUR beside the price');
    await operate(context, `refund ${order.id} ${BY}`);
    await refused('--credits 1', 'only 0 of the 100 credits are unspent');
    await expect(operate(context, `refund ${order.id} --reason another --actor Eva`)).rejects.toThrow(
      'no unspent credits to refund; for spent credits: --goodwill up to 6.00 EUR',
    );
    await operate(context, `refund ${order.id} --goodwill 6.00 ${BY}`);
    await refused('--goodwill 0.01', 'at most 0.00 EUR');
    expect((await refunds()).reduce((sum, refund) => sum + refund.amount_minor, 0)).toBe(1000);
    await expectSoundLedger(context);
  });

  it('is not booked where its money cannot be sent', async () => {
    const { context, order, refunds } = await withOrder(await open());
    context.ports = { ...context.ports, payments: new Map() };
    await expect(operate(context, `refund ${order.id} ${BY}`)).rejects.toThrow(
      'the payment account memory is not open',
    );
    expect([await refunds(), await balance(context)]).toEqual([[], 100]);
  });

  it('of ten terminals at once never exceeds what was paid', async () => {
    const { context, order, refunds } = await withOrder(await open(), 60);
    const commands = Array.from({ length: 10 }, (_, n) => `--goodwill 2.50 --again ${n}`);
    const done = await Promise.allSettled(
      commands.map((command) => operate(context, `refund ${order.id} ${command} ${BY}`)),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await refunds()).reduce((sum, refund) => sum + refund.amount_minor, 0)).toBe(500);
  });

  it('asks first, and does nothing for another answer', async () => {
    const { context, order, refunds } = await withOrder(await open());
    const questions: string[] = [];
    const no = async (question: string) => (questions.push(question), false);
    const report = await operate(context, `refund ${order.id} ${BY}`, no);
    expect([report.code, readable(report)]).toEqual([1, 'Nothing was done.']);
    expect(questions).toEqual([`Refund 10.00 EUR of order ${order.id} and take back 100 credits?`]);
    expect(await refunds()).toEqual([]);
    await operate(context, `refund ${order.id} --yes ${BY}`, no);
    expect(await refunds()).toHaveLength(1);
  });

  it('is of the brand that is named: orders of others do not exist', async () => {
    const opened = await open();
    const { order } = await withOrder(opened);
    const other = await makeBuyer(opened, { brand: 2 });
    for (const verb of ['show', 'refund', 'dispute']) {
      const typed = `${verb} ${order.id} ${verb === 'show' ? '' : BY}${verb === 'dispute' ? ' --reference dp_1' : ''}`;
      await expect(operate(other, typed)).rejects.toThrow(`boreas has no order ${order.id}`);
    }
    expect(readable(await operate(other, 'list'))).toBe('There is no such order in this time.');
  });
});

withDatabase('a dispute noted by hand', (open) => {
  it('is booked as the provider reports it, once, and can be won', async () => {
    const { context, order, reference, refunds } = await withOrder(await open());
    const command = `dispute ${order.id} --reference dp_77 --reason "letter of the bank" --actor Eva`;
    expect(readable(await operate(context, command))).toBe('A chargeback of 10.00 EUR is booked.');
    await expect(operate(context, command)).rejects.toThrow('the chargeback dp_77 is booked already');
    expect(await balance(context)).toBe(0);
    expect(await refunds()).toMatchObject([{ kind: 'chargeback', state: 'done', provider_reference: 'dp_77' }]);
    const won = `dispute ${order.id} --reference dp_77 --won --reason "they paid" --actor Eva`;
    expect(readable(await operate(context, won))).toBe('The chargeback dp_77 is won.');
    await expect(operate(context, won)).rejects.toThrow('was won before');
    await expect(operate(context, won.replace('77', '78'))).rejects.toThrow('has no chargeback dp_78');
    expect(await balance(context)).toBe(100);
    const shown = readable(await operate(context, `show ${order.id}`));
    expect(shown).toMatch(/Eva dispute\.noted letter of the bank \{/);
    expect(shown).toMatch(/Eva dispute\.noted_won/);
    expect(shown).toContain(reference);
    expect(shown).toContain(context.member.email);
    await expectSoundLedger(context);
  });

  it('is refused for more than was paid, and for an order that nobody paid', async () => {
    const { context, order } = await withOrder(await open());
    const note = (id: string, amount: string) =>
      operate(context, `dispute ${id} --reference dp_1 --amount ${amount} ${BY}`);
    await expect(note(order.id, '10.01')).rejects.toThrow('a bank cannot take back more than the 10.00 EUR');
    const open2 = await orderBundle(context, { requestKey: 'key-0000000002' });
    await expect(note(open2.order.id, '1')).rejects.toThrow('no payment of the order is paid');
  });
});
