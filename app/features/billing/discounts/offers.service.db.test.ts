import { expect, it } from 'vitest';
import { findDiscountCode } from '~db/queries/discount-code';
import { callApi } from '~/compose/call-api.testing';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { appError, launchCode, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { findCheckout } from '../shop/offer.service.server';
import { getBundlesPage } from '../checkout/bundles-page.service.server';
import { quoteWithCode } from '../checkout/order-quote.service.server';
import { findCode } from './codes.service.server';
import { announceWelcome, findOfferToStay, findWelcome, offerTo, offerToStay } from './offers.service.server';
import { welcomeCode } from './welcome.server';
import type { MemberCode } from '../shop/discount.server';

type Offer = 'time-bonus' | 'code' | 'none';
const newcomer = async (opened: OpenDatabase, welcome_offer: Offer) => {
  const buyer = await makeBuyer(opened, { tenant: { welcome_offer } });
  return { ...buyer, clock: opened.clock };
};
const nameOf = async (context: Buyer) => (await findWelcome(context, context.member))?.code;
const use = (context: Buyer, code: string) => findCode(context, code, findCheckout(context).country);
const ask = (context: Parameters<typeof callApi>[0], query: string) =>
  callApi(context, `/api/discountcode.php${query}`);

const launch = (context: Buyer, changes: Partial<MemberCode>) =>
  launchCode(context, { validity: 'unlimited', ...changes });

withDatabase('the time bonus', (open) => {
  // covers S1-012 S4-013 S4-014 S4-015 S9-005 S9-006 S9-007 S9-008 S9-009 S7-016 S7-017 S7-019
  it('is what the API answers as the welcome offer, for four hours from signup', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    const { signupDate, id } = context.member;
    const answer = await ask(context, '?welcome=true');
    expect(answer.data).toEqual({
      code: 'TIMEBONUS25',
      country: null,
      user_id: id,
      expires: signupDate + 14_400_000,
      value_percentage: 25.0,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
      now: context.clock.now(),
    });
    context.clock.advance(14_400_000 - 1);
    expect(await nameOf(context)).toBe('TIMEBONUS25');
    context.clock.advance(1);
    expect((await ask(context, '?welcome=true')).data).toBeNull();
    await expect(use(context, 'TIMEBONUS25')).rejects.toEqual(appError('billing.code-ended', 410));
  });

  it('is not for visitors, and nothing but welcome=true asks for it', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    expect((await ask(testContext(await open()), '?welcome=true')).status).toBe(403);
    expect((await ask(context, '?welcome=1')).status).toBe(400);
    const typed = await ask(context, '?code=%20timebonus25');
    expect(typed.data).toMatchObject({ code: 'TIMEBONUS25' });
    const wrong = await ask(context, '?code=NOTHING');
    expect([wrong.status, wrong.data]).toEqual([404, { error: { code: 'billing.code-not-found', values: {} } }]);
  });

  // covers S1-013 S9-020 S9-021
  it('is filled in at the checkout, and over with the first order', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    const page = () =>
      quoteWithCode(context, findCheckout(context), { bundleId: '100', methodId: 'ideal', typed: null });
    expect(await page()).toMatchObject({ code: 'TIMEBONUS25', quote: { discount: 250, total: 750 } });
    const { reference } = await orderBundle(context, { total: 750, code: 'TIMEBONUS25' });
    await settle(context, reference, 'paid');
    const paid = { ...context, member: { ...context.member, paidUser: true } };
    expect(await nameOf(paid)).toBeUndefined();
    await expect(use(paid, 'TIMEBONUS25')).rejects.toMatchObject({ code: 'billing.code-used' });
  });

  it('is not what a brand without it offers', async () => {
    const context = await newcomer(await open(), 'none');
    expect(await nameOf(context)).toBeUndefined();
    await expect(use(context, 'TIMEBONUS25')).rejects.toEqual(appError('billing.code-not-found', 404));
  });

  it('counts nothing down where nothing can be paid, and neither does an offer to stay', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    const closed = { ...context, ports: { ...context.ports, payments: new Map() } };
    expect(await nameOf(closed)).toBeUndefined();
    expect(await offerToStay(closed, context.member)).toBeNull();
    expect(await findOfferToStay(closed, context.member)).toBeNull();
    expect(await getBundlesPage(closed, { typed: 'TIMEBONUS25', next: null })).toMatchObject({
      open: false,
      code: null,
      codeProblem: null,
    });
    expect(await nameOf(context)).toBe('TIMEBONUS25');
    expect(await getBundlesPage(context, { typed: null, next: null })).toMatchObject({
      open: true,
      code: { code: 'TIMEBONUS25' },
    });
  });

  // covers S4-021
  it('wins over the welcome code', async () => {
    const opened = await open();
    const before = await newcomer(opened, 'code');
    expect((await announceWelcome(before))?.code).toBe('WELCOME25');
    const now = { ...(await newcomer(opened, 'time-bonus')), member: before.member };
    expect((await announceWelcome(now))?.code).toBe('TIMEBONUS25');
    await expect(use(now, 'WELCOME25')).rejects.toEqual(appError('billing.code-not-found', 404));
  });

  it('once announced stays, whatever the brand offers later', async () => {
    const opened = await open();
    const before = await newcomer(opened, 'time-bonus');
    await announceWelcome(before);
    const now = { ...(await newcomer(opened, 'none')), member: before.member };
    expect(await nameOf(now)).toBe('TIMEBONUS25');
  });

  it('is not announced while as much is offered for longer', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    await launch(context, { announced_at: context.member.signupDate - DAY, value_percentage: 2500 });
    expect(await nameOf(context)).toBeUndefined();
    expect((await use(context, 'SPRING')).code).toBe('SPRING');
  });
});

withDatabase('the welcome code', (open) => {
  it('is for the first order, for a week', async () => {
    const context = await newcomer(await open(), 'code');
    expect((await ask(context, '?welcome=true')).data).toMatchObject({
      code: 'WELCOME25',
      value_percentage: 25,
    });
    context.clock.advance(7 * DAY - 1);
    expect(await nameOf(context)).toBe('WELCOME25');
    context.clock.advance(1);
    expect(await nameOf(context)).toBeUndefined();
  });
});

withDatabase('an offer after a countdown', (open) => {
  it.each([
    ['as good', 2500, false],
    ['smaller', 2400, true],
  ])('a promotion that is %s is found in the next 30 days: %s %s', async (_what, value_percentage, found) => {
    const context = await newcomer(await open(), 'time-bonus');
    context.clock.advance(5 * HOUR);
    await launch(context, { value_percentage });
    const tried = await use(context, 'SPRING').then(
      () => true,
      () => false,
    );
    expect(tried).toBe(found);
  });

  it('is made to members who signed up later, and after the 30 days', async () => {
    const opened = await open();
    const context = await newcomer(opened, 'none');
    await launch(context, { code: 'FIRST', expires: context.clock.now() + DAY, value_percentage: 3000 });
    context.clock.advance(2 * DAY);
    await launch(context, { code: 'SECOND', value_percentage: 3000 });
    await expect(use(context, 'SECOND')).rejects.toEqual(appError('billing.code-not-found', 404));
    const later = as(context, await makeMember(context));
    expect((await use(later, 'SECOND')).code).toBe('SECOND');
    context.clock.advance(29 * DAY);
    await launch(context, { code: 'THIRD', value_percentage: 3000 });
    expect((await use(context, 'THIRD')).code).toBe('THIRD');
  });

  it('to one member passes the same rule, also the one to stay', async () => {
    const context = await newcomer(await open(), 'time-bonus');
    const { member } = context;
    context.clock.advance(5 * HOUR);
    expect(await offerToStay(context, member)).toBeNull();
    const small = { code: 'SORRY10', kind: 'promotion' as const, percentage: 1000, expires: null };
    expect(await offerTo(context, member, small)).toMatchObject({ code: 'SORRY10', user_id: member.id });
    expect((await use(context, 'sorry10')).value_percentage).toBe(1000);
    context.clock.advance(30 * DAY);
    expect(await offerToStay(context, member)).toMatchObject({
      code: 'STAY30',
      kind: 'retention',
      value_percentage: 3000,
    });
    const stranger = as(context, await makeMember(context));
    await expect(use(stranger, 'STAY30')).rejects.toEqual(appError('billing.code-not-found', 404));
  });

  it('to one member from many devices at once is one offer', async () => {
    const context = await newcomer(await open(), 'none');
    const offers = await Promise.all(Array.from({ length: 8 }, () => offerToStay(context, context.member)));
    expect(new Set(offers.map((offer) => offer?.code))).toEqual(new Set(['STAY30']));
    const two = [3000, 3500].map((percentage, n) =>
      offerTo(context, context.member, {
        code: `RUSH${n}`,
        kind: 'promotion',
        percentage,
        expires: context.clock.now() + DAY,
      }),
    );
    // The retention offer has no end, so a countdown of 30 % would not be true; one of 35 % is.
    expect((await Promise.all(two)).map((offer) => offer?.code)).toEqual([undefined, 'RUSH1']);
    expect(await findDiscountCode(context.db, context.member.id, 'RUSH0')).toBeUndefined();
  });
});

it.each(['Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland'])(
  'the window is 14,400 seconds over midnight and the change of the clocks in %s',
  () => {
    // An hour before the clocks change in Europe and in New York, and before midnight in Auckland.
    for (const signupDate of [
      Date.UTC(2026, 9, 25, 0),
      Date.UTC(2026, 10, 1, 5),
      Date.UTC(2026, 2, 29, 0),
      Date.UTC(2026, 8, 26, 11),
    ]) {
      expect(welcomeCode('TIMEBONUS25', { id: 'x', signupDate }).expires - signupDate).toBe(14_400_000);
    }
  },
);
