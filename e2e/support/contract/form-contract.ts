import { describe, expect, it } from 'vitest';
import { demoAccount, logIn } from '../accounts';
import { ask } from '../product/http';
import { openOrder, paymentOf, Provider } from '../paying';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';
import { ApiContract } from './api-contract';
import { describeAccountForms } from './account-forms';
import { BRAND, type Asking } from './asking';
import { describeOrderForms } from './order-forms';
import { describePeopleForms } from './people-forms';

export function describeForms(product: () => Product): void {
  const contract = new ApiContract();

  /** Expects these statuses in this order, with every response as the document says. */
  function expectTold({ asked }: Asking, statuses: number[]): void {
    expect(asked.map(({ path, response }) => [path, response.status])).toEqual(
      asked.map(({ path }, i) => [path, statuses[i]]),
    );
    expect(asked.flatMap(({ path, response }) => contract.problems('POST', path, response))).toEqual([]);
    // Every body that the server accepted is valid according to the document.
    for (const { path, response, sent } of asked.filter(({ response }) => response.status === 200)) {
      expect([path, response.status, contract.bodyProblems('POST', path, sent ?? {})]).toEqual([path, 200, []]);
    }
    for (const { path, response } of asked)
      seen.add(`${contract.pathOf(path)} ${response.status < 300 ? 'well' : 'ill'}`);
  }
  const seen = new Set<string>();

  describe('forms that a client posts', () => {
    const suite = { product, expectTold };
    describeAccountForms(suite);
    describePeopleForms(suite);
    describeOrderForms(suite);

    it('every form of the document was submitted, with valid and invalid values', () => {
      const forms = contract
        .operations()
        .filter(({ method, path }) => method === 'POST' && !/^\/(?:api|webhooks)/.test(path));
      const missing = forms.flatMap(({ path }) => [`${path} well`, `${path} ill`]).filter((name) => !seen.has(name));
      // It accepts everything, so no request of it is invalid.
      expect(missing).toEqual(['/site-entry ill']);
    });

    it('a client that accepts HTML gets a page, also if it accepts JSON too', async () => {
      const visitor = new Visitor(product(), BRAND);
      for (const accept of ['text/html', 'text/html,application/json;q=0.9', '*/*']) {
        const response = await visitor.call('POST', '/signup', { email: 'x' }, { Accept: accept });
        expect([accept, response.status, response.headers['content-type']]).toEqual([
          accept,
          400,
          'text/html; charset=utf-8',
        ]);
      }
    });

    it('a path without a form says so in JSON', async () => {
      const response = await new Visitor(product(), BRAND).call('POST', '/nobody/knows', {});
      expect([response.status, JSON.parse(response.body)]).toEqual([
        404,
        { error: { code: 'errors.page-not-found', values: {} } },
      ]);
    });
  });

  it('the webhook responds as the document says', async () => {
    const buyer = await logIn(product(), BRAND, demoAccount(BRAND, 'free'));
    const { path, fields } = await openOrder(buyer);
    const { location } = JSON.parse((await buyer.call('POST', path, fields)).body) as { location: string };
    const reference = location.split('/').at(-1)!;
    const payment = await paymentOf(product(), BRAND, reference);
    const event = {
      kind: 'status' as const,
      eventId: `evt_${payment.id}`,
      providerReference: reference,
      paymentId: payment.id,
      state: 'paid' as const,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      occurredAt: Date.now(),
    };
    const provider = new Provider(product());
    const responses = [
      await provider.tell(BRAND, event),
      await provider.tell(BRAND, event, { secret: 'another secret' }),
      await provider.tell(BRAND, event, { path: '/webhooks/payment/nobody' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([204, 403, 404]);
    const problems = responses.flatMap((response) => contract.problems('POST', '/webhooks/payment/sandbox', response));
    expect(problems).toEqual([]);
  });

  it('the event stream makes a visitor stop reconnecting', async () => {
    const response = await ask(product(), BRAND, { path: '/api/events' });
    expect([response.status, contract.problems('GET', '/api/events', response)]).toEqual([204, []]);
  });
}
