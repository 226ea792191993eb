import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { listRefunds } from '~db/queries/refund';
import { getMember } from '~db/queries/member';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { action, loader } from './withdrawal-id';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import {
  appError,
  expectSoundLedger,
  makeBuyer,
  orderBundle,
  settle,
  type Buyer,
} from '~/features/billing/billing.testing';
import { chargeIn, findBalance } from '~/features/billing/ledger/ledger.service.server';
import { findWithdrawal, listWithdrawals, withdraw } from '~/features/billing/returning/withdrawal.service.server';

/** A member who has bought a hundred credits for 10.00 EUR. */
async function makeOwner(opened: OpenDatabase) {
  const owner = await makeBuyer(opened);
  const { order, reference } = await orderBundle(owner);
  await settle(owner, reference, 'paid');
  await drainOutbox(opened, owner, billingJobs);
  return { owner, order, mail: (await getMember(owner.db, owner.member.id)).email! };
}

const spend = (context: Buyer, credits: number) =>
  transaction(context.db, (tx) =>
    chargeIn(tx, context, { memberId: context.member.id, credits, kind: 'message', reference: `spent-${credits}` }),
  );

const ask = (context: TestContext, order: string, email: string) =>
  callRoute(action, context, '/withdrawal', { form: { order, email } });
const open = (context: TestContext, id: string) => callRoute(loader, context, `/withdrawal/${id}`, { params: { id } });
const confirm = (context: TestContext, id: string, amount: number, key = 'after-0') =>
  callRoute(action, context, `/withdrawal/${id}`, {
    params: { id },
    form: { request_key: key, amount: String(amount) },
  });

/** The secret of the link in the latest mail. */
const mailedSecret = ({ mail }: TestContext) => /\/withdrawal\/([\w-]{43})/.exec(mail.sent.at(-1)!.text)![1]!;

withDatabase('a withdrawal by a member who is logged in', (database) => {
  it('shows what goes back, returns it once however often it is confirmed, and mails the date and time', async () => {
    const opened = await database();
    const { owner, order } = await makeOwner(opened);
    const [shown] = await listWithdrawals(owner);
    expect(shown).toMatchObject({ orderId: order.id, open: { credits: 100, amount: 1000, whole: true }, returns: [] });
    const seen = { requestKey: shown!.open!.requestKey, amount: 1000 };
    const done = await Promise.all([withdraw(owner, order.id, seen), withdraw(owner, order.id, seen)]);
    expect(done[0]!.id).toBe(done[1]!.id);
    expect(await findBalance(owner.db, owner.member.id)).toBe(0);
    await drainOutbox(opened, owner, billingJobs);
    expect(await findWithdrawal(owner, order.id)).toMatchObject({
      open: null,
      returns: [{ kind: 'return', state: 'pending', credits: 100, amount: 1000 }],
    });
    expect(await listWithdrawals(owner)).toEqual([]);
    expect(owner.mail.sent.at(-1)!.text).toMatch(/withdrew from order .* on .*\d{4}.*\d{2}:\d{2}/);
    await expectSoundLedger(owner);
  });

  it('refuses an amount that has changed, and shows the new one', async () => {
    const { owner, order } = await makeOwner(await database());
    await spend(owner, 40);
    const refused = await confirm(owner, order.id, 1000);
    expect(refused).toMatchObject({ status: 409, data: { error: { code: 'billing.return-changed' } } });
    expect(await findWithdrawal(owner, order.id)).toMatchObject({ open: { credits: 60, amount: 600, whole: false } });
    expect(await confirm(owner, order.id, 600)).toMatchObject({ status: 303 });
    expect(await findBalance(owner.db, owner.member.id)).toBe(0);
    // The browser's back button shows the form of before: it is the same return.
    expect(await confirm(owner, order.id, 600)).toMatchObject({ status: 303 });
    expect(await listRefunds(owner.db, order.id)).toHaveLength(1);
  });

  it('ends with the last day', async () => {
    const opened = await database();
    const { owner, order } = await makeOwner(opened);
    opened.clock.advance(14 * DAY);
    expect(await findWithdrawal(owner, order.id)).toMatchObject({ expired: false, open: { amount: 1000 } });
    opened.clock.advance(1);
    expect(await findWithdrawal(owner, order.id)).toMatchObject({ expired: true, open: null });
    const late = withdraw(owner, order.id, { requestKey: 'after-0', amount: 1000 });
    await expect(late).rejects.toEqual(appError('billing.return-too-late', 409));
  });

  it('is for the own orders only', async () => {
    const opened = await database();
    const { owner, order } = await makeOwner(opened);
    const stranger = as(owner, await makeMember(owner));
    const elsewhere = testContext(opened, { brand: 2 });
    const same = as(elsewhere, await makeMember(elsewhere, { id: owner.member.id }));
    for (const who of [stranger, same]) {
      await expect(findWithdrawal(who, order.id)).rejects.toEqual(appError('errors.page-not-found', 404));
      const pending = withdraw(who, order.id, { requestKey: 'after-0', amount: 1000 });
      await expect(pending).rejects.toEqual(appError('errors.page-not-found', 404));
    }
    expect(await open(testContext(opened), order.id)).toMatchObject({ status: 302 });
  });
});

withDatabase('a withdrawal without a login', (database) => {
  it('mails a link that opens this order and confirms once', async () => {
    const opened = await database();
    const { order, mail } = await makeOwner(opened);
    const visitor = testContext(opened);
    expect(await ask(visitor, ` ${order.id.toUpperCase()} `, mail)).toMatchObject({ status: 303 });
    await drainOutbox(opened, visitor, billingJobs);
    const secret = mailedSecret(visitor);
    expect(await open(visitor, secret)).toMatchObject({ data: { order: { open: { amount: 1000 } }, byLink: true } });
    const both = await Promise.all([confirm(visitor, secret, 1000), confirm(visitor, secret, 1000)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await open(visitor, secret)).toMatchObject({ data: { order: { open: null, returns: [{ amount: 1000 }] } } });
    expect(await listRefunds(visitor.db, order.id)).toHaveLength(1);
    expect(await confirm(visitor, secret, 1000, 'another')).toMatchObject({ status: 410 });
    await expectSoundLedger(visitor);
  });

  it('counts from the moment the form was sent, also if the mail and the button come after the last day', async () => {
    const opened = await database();
    const { order, mail } = await makeOwner(opened);
    const visitor = testContext(opened);
    opened.clock.advance(14 * DAY);
    await ask(visitor, order.id, mail);
    opened.clock.advance(3_600_000);
    await drainOutbox(opened, visitor, billingJobs);
    const secret = mailedSecret(visitor);
    opened.clock.advance(23 * 3_600_000);
    expect(await confirm(visitor, secret, 1000)).toMatchObject({ status: 303 });
    expect(await listRefunds(visitor.db, order.id)).toHaveLength(1);
  });

  it('a link works for 24 hours', async () => {
    const opened = await database();
    const { order, mail } = await makeOwner(opened);
    const visitor = testContext(opened);
    await ask(visitor, order.id, mail);
    await drainOutbox(opened, visitor, billingJobs);
    const secret = mailedSecret(visitor);
    opened.clock.advance(DAY);
    expect(await open(visitor, secret)).toMatchObject({ status: 410 });
    expect(await confirm(visitor, secret, 1000)).toMatchObject({ status: 410 });
    expect(await listRefunds(visitor.db, order.id)).toEqual([]);
  });

  it('responds the same whatever was typed, and mails nobody but the owner', async () => {
    const opened = await database();
    const { order, mail } = await makeOwner(opened);
    const visitor = testContext(opened);
    const responses = [
      await ask(visitor, order.id, mail),
      await ask(visitor, order.id, 'somebody@mail.example'),
      await ask(visitor, '0'.repeat(26), mail),
    ];
    const outcomes = responses.map(({ status, headers }) => [status, headers.get('Location')]);
    expect(outcomes).toEqual(responses.map(() => [303, '/withdrawal?sent=1']));
    await drainOutbox(opened, visitor, billingJobs);
    expect(visitor.mail.sent).toHaveLength(1);
    expect(visitor.mail.sent[0]!.to).toBe(mail);
  });

  it('says by mail that nothing is left, and refuses a flood of guesses', async () => {
    const opened = await database();
    const { owner, order, mail } = await makeOwner(opened);
    await spend(owner, 100);
    const visitor = testContext(opened);
    await ask(visitor, order.id, mail);
    await drainOutbox(opened, visitor, billingJobs);
    expect(visitor.mail.sent.at(-1)!.text).toContain('Nothing of it can be returned any more');
    for (let n = 0; n < 9; n++) expect(await ask(visitor, `${n}`.repeat(26), mail)).toMatchObject({ status: 303 });
    expect(await ask(visitor, order.id, mail)).toMatchObject({ status: 429 });
  });

  it('opens nothing with a made-up secret or a link of another purpose or brand', async () => {
    const opened = await database();
    const { order, mail } = await makeOwner(opened);
    const visitor = testContext(opened);
    expect(await open(visitor, 'x'.repeat(43))).toMatchObject({ status: 404 });
    await ask(visitor, order.id, mail);
    await drainOutbox(opened, visitor, billingJobs);
    expect(await open(testContext(opened, { brand: 2 }), mailedSecret(visitor))).toMatchObject({ status: 404 });
  });
});
