import { expect, it } from 'vitest';
import { codeIn, makeDebtor, typedDebit } from '~/features/billing/direct-debit/direct-debit.testing';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { loader as creditsLoader } from './credits-id-paymentmethod';
import { action, loader } from './directdebit';

const PATH = '/directdebit?bundle=100';
const json = { headers: { Accept: 'application/json' } };

withDatabase('/directdebit', (open) => {
  // covers S2-024
  it('is where the method leads, with the bundle, its price and whom the mandate names', async () => {
    const context = await makeDebtor(await open());
    const params = { id: '100', paymentmethod: 'directdebit' };
    const led = await callRoute(creditsLoader, context, '/credits/100/directdebit?next=/chats&code=X', { params });
    expect(led.headers.get('Location')).toBe('/directdebit?bundle=100&code=X&next=%2Fchats');
    expect((await callRoute(loader, context, PATH)).data).toMatchObject({
      quote: { total: 1000, currency: 'EUR', bundle: { credits: 100 } },
      creditor: { name: 'Acme Dating B.V.', creditorId: context.tenant.company.creditor_id },
      collectOn: '2026-11-24',
      open: true,
      domainError: null,
    });
    expect((await callRoute(loader, context, '/directdebit')).headers.get('Location')).toBe('/credits');
    expect((await callRoute(loader, context, '/directdebit?bundle=nothing')).status).toBe(404);
  });

  it('sends the code, keeps what was typed, and orders with the right one', async () => {
    const context = await makeDebtor(await open());
    const post = (form: Record<string, string>) =>
      callRoute(action, context, PATH, { form: { ...typedDebit, ...form } });
    const wrong = await post({ iban: 'NL00', phone: '12' });
    expect(wrong).toMatchObject({
      status: 400,
      data: {
        fieldErrors: {
          iban: [{ id: 'billing.debit-iban-invalid' }],
          phone: [{ id: 'billing.debit-phone-invalid' }],
        },
        values: { street: 'Verzonnenkade' },
      },
    });
    expect(await post({ intent: 'code' })).toMatchObject({ status: 200, data: { sent: true, values: typedDebit } });
    const otp = codeIn(context);
    const other = otp === '111111' ? '222222' : '111111';
    expect(await post({ intent: 'order', otp: other })).toMatchObject({
      status: 400,
      data: { fieldErrors: { otp: [{ id: 'billing.debit-code-invalid' }] }, values: { ...typedDebit, otp: other } },
    });
    expect(await post({ intent: 'resend', otp })).toMatchObject({
      status: 409,
      data: { error: { code: 'billing.debit-code-wait' } },
    });
    expect(await post({ intent: 'change', otp })).toMatchObject({ status: 200, data: { values: typedDebit } });
    const ordered = await post({ intent: 'order', otp });
    expect([ordered.status, ordered.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/transactions\/[0-9a-z]{26}$/),
    ]);
  });

  it('responds to a client in the shapes of the API, without what was typed', async () => {
    const opened = await open();
    const context = await makeDebtor(opened);
    const post = (fields: object) =>
      callRoute(action, context, '/directdebit', { json: { ...typedDebit, ...fields }, ...json });
    expect(await post({})).toMatchObject({ status: 200, data: { location: PATH } });
    const ordered = await post({ otp: codeIn(context) });
    expect(ordered).toMatchObject({ status: 200, data: { location: expect.stringMatching(/^\/transactions\//) } });
    const visitor = await callRoute(action, testContext(opened), '/directdebit', { json: typedDebit, ...json });
    expect(visitor).toMatchObject({ status: 403, data: { authentication_required: true } });
  });

  it('withstands whatever is typed: no field makes it fail', async () => {
    const context = await makeDebtor(await open());
    const odd = [
      '',
      ' ',
      '\u0000',
      '\u202e\ud800',
      '<script>alert(1)</script>',
      "' or 1=1 --",
      '9'.repeat(2_000),
      '👩‍👩‍👧',
      '{}',
    ];
    for (const name of Object.keys(typedDebit)) {
      for (const value of odd) {
        const { status } = await callRoute(action, context, PATH, {
          form: { ...typedDebit, [name]: value, intent: 'order', otp: '1' },
        });
        expect([name, value, [303, 400, 403, 404, 409].includes(status)]).toEqual([name, value, true]);
      }
    }
    expect(context.sms.sent).toEqual([]);
  });
});
