import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMandate, listMandates } from '~db/queries/mandate';
import { patchMember } from '~db/queries/member';
import { listOrders } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import { memoryPayments } from '~/providers/payment/memory';
import { Unavailable } from '~/providers/provider-errors';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { billingJobs } from '../billing.jobs.server';
import { appError, expectSoundLedger, makeBuyer, settle } from '../billing.testing';
import { findCheckout } from '../shop/offer.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { findRepeat } from '../repeat/repeat-order.service.server';
import { eraseMandates } from './erase-mandates.service.server';
import { canSave, getSaved, listSaved, listSavedOffers, removeSaved } from './saved-method.service.server';
import { order, saveMethod } from './saved.testing';

const notFound = appError('errors.page-not-found', 404);

withDatabase('a saved payment method', (open) => {
  it('is saved by a paid order whose member asked for it, and by no other', async () => {
    const context = await makeBuyer(await open());
    const plain = await order(context, 'key-without-tick');
    await settle(context, plain.reference, 'paid', {
      mandate: { customerReference: 'cst_x', reference: 'mdt_unasked', label: 'PayPal' },
    });
    expect(await listSaved(context)).toEqual([]);
    const failed = await order(context, 'key-that-failed', { remember: true });
    await settle(context, failed.reference, 'failed');
    expect(await listSaved(context)).toEqual([]);
    const { mandate, first } = await saveMethod(context);
    expect(mandate).toMatchObject({ provider: 'memory', method: 'paypal', purchase_id: first.id, label: '•••• 4242' });
    const audited = await listAuditOf(context.db, mandate.member_id, 9);
    expect(audited.filter(({ detail }) => detail?.includes(mandate.id))).toMatchObject([{ action: 'mandate.saved' }]);
    // Nothing at the provider names the member.
    expect(mandate.customer_reference).not.toContain(context.member.id);
  });

  it('is saved once, however often the provider reports it, and the same card replaces the older line', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await order(context, 'key-reported-twice', { remember: true });
    await settle(context, reference, 'paid');
    await settle(context, reference, 'paid');
    const [older] = await listMandates(context.db, context.member.id);
    opened.clock.advance(1000);
    const { mandate: newer } = await saveMethod(context);
    expect(await listMandates(context.db, context.member.id)).toEqual([newer]);
    expect(newer.id).not.toBe(older!.id);
    expect(newer.customer_reference).toBe(older!.customer_reference);
    // A late repetition does not bring the older one back.
    await settle(context, reference, 'paid');
    expect(await listMandates(context.db, context.member.id)).toEqual([newer]);
    await drainOutbox(opened, context, billingJobs);
    const charge = order(context, 'key-of-the-older', { savedId: older!.id });
    await expect(charge).rejects.toEqual(notFound);
  });

  it('is charged without a page, once in a double click, at the full price with the fee', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    const before = await findBalance(context.db, context.member.id);
    const presses = Array.from({ length: 5 }, () => order(context, 'key-of-the-second', { savedId: mandate.id }));
    const responses = await Promise.all(presses);
    const [{ location, order: placed, reference }] = responses as [(typeof responses)[0]];
    expect(new Set(responses.map((response) => response.location))).toEqual(new Set([`/transactions/${placed.id}`]));
    expect(location).not.toContain('pay.invalid');
    expect(await listOrders(context.db, context.member.id, { limit: 9 })).toHaveLength(2);
    expect(await listPayments(context.db, placed.id)).toMatchObject([{ amount_minor: 1050, redirect_url: null }]);
    opened.clock.advance(5000);
    await settle(context, reference, 'paid');
    expect(await findBalance(context.db, context.member.id)).toBe(before + 100);
    expect((await findMandate(context.db, mandate.id))!.used_at).toBe(context.clock.now());
    await expectSoundLedger(context);
  });

  it('leads to the bank that wants to ask the member, and back to the same page however often', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    context.payments.askMember();
    const { location, reference } = await order(context, 'key-of-the-second', { savedId: mandate.id });
    expect(location).toMatch(/^https:\/\/pay\.invalid\//);
    expect((await order(context, 'key-of-the-second', { savedId: mandate.id })).location).toBe(location);
    await settle(context, reference, 'paid');
    await expectSoundLedger(context);
  });

  it('of another member or another brand is nobody’s: 404', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    const stranger = as(context, await makeMember(context));
    const there = testContext(opened, { brand: 2 });
    const abroad = as(there, await makeMember(there));
    for (const other of [stranger, abroad]) {
      await expect(getSaved(other, { savedId: mandate.id, methodId: 'paypal' })).rejects.toEqual(notFound);
      await expect(removeSaved(other, mandate.id)).rejects.toEqual(notFound);
      await expect(order(other, 'key-of-a-thief', { savedId: mandate.id })).rejects.toEqual(notFound);
      expect(await listOrders(other.db, other.member.id, { limit: 1 })).toEqual([]);
    }
    await expect(
      order(context, 'key-other-method', { methodId: 'ideal', total: 1000, savedId: mandate.id }),
    ).rejects.toEqual(notFound);
    expect(await listSaved(context)).toHaveLength(1);
  });

  it('is offered only while its account, its method and its bundle are', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    const offers = (here: typeof context) => listSavedOffers(here, findCheckout(here), { price: 1000 });
    expect(await offers(context)).toMatchObject([{ id: 'paypal', fee: 50, saved: { id: mandate.id } }]);
    const markets = structuredClone(context.tenant.markets);
    markets.NL!.payment_methods = markets.NL!.payment_methods.filter(({ method }) => method !== 'paypal');
    expect(await offers({ ...context, tenant: { ...context.tenant, markets } })).toEqual([]);
    const other = memoryPayments({ clock: context.clock, ids: context.ids, name: 'other' });
    const removed = {
      ...context,
      tenant: {
        ...context.tenant,
        payment_providers: [{ account: 'other', kind: 'sandbox' as const, webhook_secrets: [] }],
      },
      ports: { ...context.ports, payments: new Map([['other', other]]) },
    };
    expect(await offers(removed)).toEqual([]);
    await expect(order(removed, 'key-of-the-removed', { savedId: mandate.id })).rejects.toEqual(notFound);
    // It can still be removed, though nobody can tell the account any more.
    expect(await listSaved(removed)).toHaveLength(1);
    await removeSaved(removed, mandate.id);
    await drainOutbox(opened, removed, billingJobs);
    expect(await listSaved(context)).toEqual([]);
    expect(canSave(context, 'paypal')).toBe(true);
    expect(canSave(context, 'ideal')).toBe(false);
  });

  it('is removed here at once and at the provider as soon as it responds', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    context.payments.failWith(new Unavailable('memory', 'down'));
    await removeSaved(context, mandate.id);
    await removeSaved(context, mandate.id);
    expect(await listSaved(context)).toEqual([]);
    await expect(order(context, 'key-after-removal', { savedId: mandate.id })).rejects.toEqual(notFound);
    const saved = { customerReference: mandate.customer_reference, reference: mandate.reference };
    const job = billingJobs['billing.end-mandate']!;
    const payload = { provider: 'memory', customer_reference: saved.customerReference, reference: saved.reference };
    await expect(job(context, payload as never)).rejects.toBeInstanceOf(Unavailable);
    context.payments.failWith(undefined);
    await drainOutbox(opened, context, billingJobs);
    const start = { paymentId: 'x', tenantSlug: 'aurea', amountMinor: 1, currency: 'EUR', method: 'paypal', description: 'x', locale: 'en', returnUrl: 'http://x.test/', webhookUrl: 'http://x.test/', mandate: saved }; // prettier-ignore
    await expect(context.payments.start(start)).rejects.toThrow('unknown mandate');
    const rows = (await listAuditOf(context.db, mandate.member_id, 20)).filter(({ action }) => /^mandate/.test(action));
    expect(rows.map(({ action, actor_kind: by }) => `${action} by ${by}`).toSorted()).toEqual([
      'mandate.ended by member',
      'mandate.saved by system',
    ]);
  });

  // covers S8-019
  it('that cannot be charged says why, and the order can be tried again or paid with another method', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    const report = async (key: string, failure: 'declined' | 'card-expired') => {
      const { order: placed, reference } = await order(context, key, { savedId: mandate.id });
      await settle(context, reference, 'failed', { failure });
      return reportOrder(context, placed.id);
    };
    const facts = { status: 'failed', savedLabel: '•••• 4242' };
    expect(await report('key-declined', 'declined')).toMatchObject({
      ...facts,
      savedFailure: 'saved-declined',
      savedId: mandate.id,
    });
    expect(await report('key-expired-1', 'card-expired')).toMatchObject({
      ...facts,
      savedFailure: 'saved-expired',
      savedId: null,
    });
    expect(await listSaved(context)).toHaveLength(1);
  });

  it('says why also where only the provider’s status is heard', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    const { order: placed, reference } = await order(context, 'key-declined', { savedId: mandate.id });
    // The webhook is lost; the page asks.
    context.payments.settle(reference, 'failed', { failure: 'card-expired' });
    opened.clock.advance(10_000);
    expect(await reportOrder(context, placed.id)).toMatchObject({ status: 'failed', savedFailure: 'saved-expired' });
  });

  // covers S8-019
  it('that the provider has ended is ended here and told', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    await context.payments.endMandate({ customerReference: mandate.customer_reference, reference: mandate.reference });
    const { order: placed, location } = await order(context, 'key-of-the-ended', { savedId: mandate.id });
    expect(location).toBe(`/transactions/${placed.id}`);
    expect(await reportOrder(context, placed.id)).toMatchObject({
      status: 'failed',
      savedFailure: 'saved-ended',
      savedId: null,
    });
    expect(await listSaved(context)).toEqual([]);
    expect(await findMandate(context.db, mandate.id)).toMatchObject({ ended_by: 'provider' });
  });

  it('is not charged twice by a provider that was silent', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    context.payments.failWith(new Unavailable('memory', 'silent'));
    const silent = order(context, 'key-of-silence', { savedId: mandate.id });
    await expect(silent).rejects.toEqual(appError('billing.provider-unavailable', 503));
    context.payments.failWith(undefined);
    const { order: placed, location } = await order(context, 'key-of-silence', { savedId: mandate.id });
    expect(location).toBe(`/transactions/${placed.id}`);
    expect(await listPayments(context.db, placed.id)).toHaveLength(1);
  });

  it('removed between the order and its charge is not charged', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    context.payments.failWith(new Unavailable('memory', 'silent'));
    await expect(order(context, 'key-of-silence', { savedId: mandate.id })).rejects.toThrow();
    context.payments.failWith(undefined);
    await removeSaved(context, mandate.id);
    const { order: placed } = await order(context, 'key-of-silence', { savedId: mandate.id });
    expect(await reportOrder(context, placed.id)).toMatchObject({ status: 'failed', savedFailure: 'saved-ended' });
  });

  it('belongs to its order: the key is not used for another method, with or without a tick', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    const reused = appError('billing.request-key-reused', 409);
    await expect(order(context, 'key-of-the-first', { savedId: mandate.id })).rejects.toEqual(reused);
    await expect(order(context, 'key-of-the-first')).rejects.toEqual(reused);
  });

  // covers S2-144
  it('is that of the last order when it is repeated', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const repeat = async () => findRepeat(context, findCheckout(context));
    const { mandate } = await saveMethod(context);
    const saved = { id: mandate.id, label: mandate.label };
    expect(await repeat()).toMatchObject({ kind: 'choice', methodId: 'paypal', saved });
    opened.clock.advance(1000);
    const second = await order(context, 'key-of-the-second', { savedId: mandate.id });
    await settle(context, second.reference, 'paid');
    expect(await repeat()).toMatchObject({ saved });
    opened.clock.advance(1000);
    const third = await order(context, 'key-of-the-third');
    await settle(context, third.reference, 'paid');
    expect(await repeat()).toMatchObject({ kind: 'choice', saved: null });
  });

  it('ends with the account, also at the provider, and is erased a month later', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { mandate } = await saveMethod(context);
    expect(await eraseMandates(context)).toBe(0);
    await transaction(context.db, (tx) => patchMember(tx, context.member.id, { status: 'deleted' }));
    expect(await eraseMandates(context)).toBe(1);
    await drainOutbox(opened, context, billingJobs);
    expect(await findMandate(context.db, mandate.id)).toMatchObject({ ended_by: 'account' });
    opened.clock.advance(31 * DAY);
    expect(await eraseMandates(context)).toBe(1);
    expect(await findMandate(context.db, mandate.id)).toBeUndefined();
  });
});
