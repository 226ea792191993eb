// covers S2-039 S2-143

// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { useLoaderData } from '@remix-run/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../../locales/en/billing.json';
import { order } from '../../../../stories/checkout';
import { OrderStatus } from './OrderStatus';
import type { ShownStatus } from '../orders/order-status';
import type { ShownOrder } from './shown-order';

const ORDER: ShownOrder = { ...order, status: 'pending', balance: 120 };

/** Shows the page with a server that responds with these states in order; the last one is repeated. */
function show(states: ShownStatus[], next: string | null = null, changes: Partial<ShownOrder> = {}, onTheWay = false) {
  const loads: ShownStatus[] = [];
  function Page() {
    const { status } = useLoaderData<{ status: ShownStatus }>();
    return <OrderStatus order={{ ...ORDER, ...changes, status }} next={next} onTheWay={onTheWay} />;
  }
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ brand: { supportEmail: 'help@acme.example' } }),
      children: [
        {
          index: true,
          Component: Page,
          loader: () => {
            const status = states[Math.min(loads.length, states.length - 1)]!;
            loads.push(status);
            return { status };
          },
        },
      ],
    },
  ]);
  render(
    <IntlProvider locale="en" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <Stub />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return loads;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a payment page', () => {
  // covers S4-033 S4-034
  it('polls every two seconds until the payment has ended, and no longer', async () => {
    const loads = show(['loading', 'pending', 'completed']);
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    await vi.advanceTimersByTimeAsync(2100);
    await screen.findByRole('heading', { name: 'Processing your payment' });
    await vi.advanceTimersByTimeAsync(2100);
    await screen.findByRole('heading', { name: '100 credits are yours' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loads).toHaveLength(3);
  });

  it('carries a code on that can be used again: after a cancelled order, a second try, another method', async () => {
    const code = { code: 'SPRING', usableCode: 'SPRING' };
    const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    show(['cancelled'], null, { ...code, ended: 'by-member' });
    expect(await leadsTo('Get credits')).toBe('/credits?code=SPRING');
    cleanup();
    show(['failed'], null, code);
    expect(await leadsTo('Try again')).toBe('/credits/100/ideal?code=SPRING');
    expect(await leadsTo('Choose another payment method')).toBe('/credits/100?code=SPRING');
    cleanup();
    show(['cancelled'], null, { code: 'SPRING', ended: 'by-member' });
    expect(await leadsTo('Get credits')).toBe('/credits');
  });

  it('says before an order is cancelled that its price would not come again', async () => {
    show(['loading'], null, { code: 'SPRING', open: true });
    expect(await screen.findByText(/is for this order only/)).toBeTruthy();
    cleanup();
    show(['loading'], null, { code: 'SPRING', usableCode: 'SPRING', open: true });
    await screen.findByRole('button', { name: 'Cancel the order' });
    expect(screen.queryByText(/is for this order only/)).toBeNull();
  });

  it('does not call the order that took its place a newer one: an older one may have been paid first', async () => {
    show(['cancelled'], null, { ended: 'replaced' });
    expect(await screen.findByRole('heading', { name: 'Another order took its place' })).toBeTruthy();
  });

  // covers S4-035
  it('leads back to the conversation from which the member came', async () => {
    show(['completed'], '/chats/abc');
    const link = await screen.findByRole('link', { name: 'Continue the conversation' });
    expect(link.getAttribute('href')).toBe('/chats/abc');
    expect(screen.getByText(/You now have 120 credits/)).toBeVisible();
  });

  it('says that money went back, unless it was a reversal that was undone', async () => {
    const returned = { id: 'r', kind: 'return', state: 'done', credits: 100, amount: 1000, at: 0 } as const;
    show(['completed'], null, { returns: [returned], balance: 0 });
    await screen.findByRole('heading', { name: 'Money of this order went back' });
    expect(screen.getByText(/You now have 0 credits/)).toBeVisible();
    cleanup();
    show(['completed'], null, { returns: [{ ...returned, kind: 'chargeback', state: 'failed' }] });
    await screen.findByRole('heading', { name: '100 credits are yours' });
  });

  it('says that an open amount is paid, and promises no credits for it', async () => {
    show(['completed'], null, { bundleId: 'open-amount', credits: 0 });
    await screen.findByRole('heading', { name: 'Your open amount is paid' });
    expect(screen.queryByRole('link', { name: 'Order the same again' })).toBeNull();
    expect(screen.queryByText(/You now have/)).toBeNull();
  });

  it('says when it was ordered, and links to the other orders', async () => {
    show(['completed']);
    expect((await screen.findByText(/^Ordered on/)).textContent).toContain('April 10, 2026');
    expect(screen.getByRole('link', { name: 'Orders and credits' }).getAttribute('href')).toBe('/transactions');
  });

  // covers S4-036 S4-037 S8-018
  it.each([
    ['failed', /^The payment didn’t go through, so nothing was charged\./],
    ['cancelled', /^The payment was stopped before it was complete, so nothing was charged\./],
  ] as const)('says what happened, that nothing was charged and what to do if it %s', async (status, happened) => {
    show([status], '/chats/abc');
    await screen.findByRole('heading', { name: 'Payment failed or has been cancelled.' });
    expect(screen.getByText(happened)).toBeVisible();
    const again = screen.getByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href')).toBe('/credits/100/ideal?next=%2Fchats%2Fabc');
    const other = screen.getByRole('link', { name: 'Choose another payment method' });
    expect(other.getAttribute('href')).toBe('/credits/100?next=%2Fchats%2Fabc');
  });

  // covers S2-144
  it('goes on to the provider by itself right after the order, and not once it is being processed', async () => {
    const refresh = () => document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content');
    show(['loading'], null, { payUrl: 'https://pay.invalid/checkout/x?a=1' }, true);
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    expect(refresh()).toBe('0;url=https://pay.invalid/checkout/x?a=1');
    cleanup();
    show(['pending'], null, { payUrl: 'https://pay.invalid/checkout/x?a=1' }, true);
    await screen.findByRole('heading', { name: 'Processing your payment' });
    expect(refresh()).toBeUndefined();
  });

  // covers S8-019
  it('offers retry or PayPal if a stored card could not be charged', async () => {
    const card = { methodId: 'visa', methodName: 'Visa', savedLabel: '•••• 4242', savedId: 'stored', payPal: true };
    show(['failed'], null, { ...card, savedFailure: 'saved-declined' });
    await screen.findByText(/^Your bank declined the payment with Visa •••• 4242/);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Try again')).toBe('/credits/100/visa?saved=stored');
    expect(href('Pay with PayPal')).toBe('/credits/100/paypal');
    cleanup();
    show(['failed'], null, { ...card, savedId: null, payPal: false, savedFailure: 'saved-expired' });
    await screen.findByText(/^Visa •••• 4242 has expired/);
    expect(href('Try again')).toBe('/credits/100/visa');
    expect(screen.queryByRole('link', { name: 'Pay with PayPal' })).toBeNull();
  });

  // covers S4-033
  it('links to the provider until the payment has begun, and to nowhere else once it is being processed', async () => {
    show(['loading'], null, { payUrl: 'https://pay.invalid/checkout/x' });
    const pay = await screen.findByRole('link', { name: 'Go to the payment page' });
    expect(pay.getAttribute('href')).toBe('https://pay.invalid/checkout/x');
    cleanup();
    show(['pending'], null, { payUrl: 'https://pay.invalid/checkout/x' });
    await screen.findByRole('heading', { name: 'Processing your payment' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull());
  });
});
