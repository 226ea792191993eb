import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, orderBundle, settle } from '../billing.testing';
import { listHistory } from './history.service.server';
import { chargeIn, grantIn, holdIn } from '../ledger/ledger.service.server';
import { findPremium } from '../checkout/premium.service.server';

withDatabase('the history', (open) => {
  it('is empty for a new member', async () => {
    const context = await makeBuyer(await open());
    const nothing = { balance: 0, held: 0, returnable: false, page: { items: [], older: null } };
    expect(await listHistory(context, 'orders', null)).toEqual({ view: 'orders', ...nothing });
    expect(await listHistory(context, 'credits', null)).toEqual({ view: 'credits', ...nothing });
  });

  // covers S2-038 S2-146
  it('shows credits received and spent, newest first, and those that are reserved', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const memberId = context.member.id;
    await transaction(context.db, async (tx) => {
      await chargeIn(tx, context, { memberId, credits: 10, kind: 'message', reference: 'm1' });
      const to = { counterpartId: 'other', reason: 'fictional_recipient', dueAt: 0 } as const;
      await holdIn(tx, context, { memberId, credits: 20, reference: 'm2', ...to });
    });
    const history = await listHistory(context, 'credits', null);
    expect(history).toMatchObject({ balance: 70, held: 20 });
    expect(history.page.items).toMatchObject([
      { kind: 'hold', amount: -20 },
      { kind: 'message', amount: -10 },
      { kind: 'purchase', amount: 100, at: context.clock.now() },
    ]);
    expect((await listHistory(context, 'orders', null)).page.items).toMatchObject([
      { status: 'completed', total: 1000 },
    ]);
  });

  it('pages without losing or repeating anything', async () => {
    const context = await makeBuyer(await open());
    const grants = Array.from({ length: 45 }, (_, n) => n + 1);
    for (const credits of grants) {
      const grant = { memberId: context.member.id, credits, terms: { origin: 'goodwill' }, reference: 'x' } as const;
      await transaction(context.db, (tx) => grantIn(tx, context, { ...grant, requestKey: `g${credits}` }));
    }
    const seen: number[] = [];
    let before: string | null = null;
    do {
      const history = await listHistory(context, 'credits', before);
      if (history.view === 'credits') seen.push(...history.page.items.map(({ amount }) => amount));
      before = history.page.older;
    } while (before);
    expect(seen).toEqual(grants.toReversed());
  });

  it('shows one’s own movements only', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const stranger = as(context, await makeMember(context));
    const elsewhere = testContext(opened, { brand: 2 });
    const same = as(elsewhere, await makeMember(elsewhere, { id: context.member.id }));
    for (const who of [stranger, same]) {
      expect((await listHistory(who, 'orders', null)).page.items).toEqual([]);
      expect((await listHistory(who, 'credits', null)).page.items).toEqual([]);
    }
  });
});

withDatabase('premium', (open) => {
  // covers S2-019 S2-147
  it('says what premium includes here, and since when one has it', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    expect(await findPremium(context)).toEqual({
      terms: {
        freeConversations: 2,
        freePhotos: 3,
        premiumPhotos: 25,
        messageCredits: 10,
        refundDays: 14,
        from: { price: 1000, credits: 100, currency: 'EUR' },
      },
      premium: null,
    });
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    expect((await findPremium(context)).premium).toEqual({ since: opened.clock.now(), balance: 100 });
  });
});
