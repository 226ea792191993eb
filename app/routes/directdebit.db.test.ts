import { expect, it } from 'vitest';
import type { Buyer } from '~/features/billing/billing.testing';
import type { DebitDraft } from '~/features/billing/direct-debit/debit-answer';
import { codeIn, IBAN, makeDebtor, typedDebit } from '~/features/billing/direct-debit/direct-debit.testing';
import { DEBIT_SECONDS } from '~/server/http/cookies';
import { callRoute, type RouteResponse } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { readableNumbers } from '~/testing/readable-numbers';
import { withDatabase } from '~/testing/with-database';
import { loader as creditsLoader } from './credits-id-paymentmethod';
import { action, loader } from './directdebit';

const PATH = '/directdebit?bundle=100';
const DRAFTED = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone', 'request_key'];
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
    const response = await post({ intent: 'code' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PATH}&code=`]);
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

  it('goes on where it was when the page is loaded again, in this session and while the code is valid', async () => {
    const opened = await open();
    const context = await makeDebtor(opened);
    const post = (form: Record<string, string>, cookie?: string) =>
      callRoute(action, holding(context, cookie), PATH, { form: { ...typedDebit, ...form } });
    const draftIn = async (buyer: Buyer, cookie?: string, path = PATH) =>
      ((await callRoute(loader, holding(buyer, cookie), path)).data as { draft: DebitDraft | null }).draft;
    expect(await draftIn(context)).toBeNull();
    expect(cookieIn(await post({ iban: 'NL00' }))).toBeUndefined();
    const sent = cookieIn(await post({ intent: 'code' }))!;
    expect(sent).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const stored = valueOf(sent);
    const { text } = readableNumbers(stored);
    for (const part of ['NL91', 'Vries', '12345678']) expect(text).not.toContain(part);
    const draft = await draftIn(context, stored);
    expect(draft).toMatchObject({
      step: 'code',
      values: { account_holder: 'Anna de Vries', iban: IBAN, city: 'Amsterdam' },
    });
    expect(Object.keys(draft!.values)).toEqual(DRAFTED);
    // It is the account for which the code was sent: the code orders with what the page holds.
    const otp = codeIn(context);
    expect(
      await post({ ...draft!.values, intent: 'order', otp: otp === '111111' ? '222222' : '111111' }, stored),
    ).toMatchObject({
      data: { fieldErrors: { otp: [{ id: 'billing.debit-code-invalid' }] } },
    });
    // Anyone who wants to change something has the fields, and another bundle another code.
    const changed = valueOf(cookieIn(await post({ intent: 'change', otp: '' }, stored))!);
    expect(await draftIn(context, changed)).toMatchObject({ step: 'fields', values: draft!.values });
    expect(await draftIn(context, stored, '/directdebit?bundle=300')).toMatchObject({
      step: 'fields',
      values: draft!.values,
    });
    // Nobody else's: another session of the same member, another member, whatever is made up.
    const other = as(context, context.member);
    for (const [who, cookie] of [
      [other, stored],
      [context, `${stored.slice(0, -4)}AAAA`],
      [context, ''],
      [context, 'A'.repeat(9_000)],
    ] as const)
      expect(await draftIn(who, cookie)).toBeNull();
    opened.clock.advance(DEBIT_SECONDS * 1000 - 1);
    expect(await draftIn(context, stored)).not.toBeNull();
    opened.clock.advance(1);
    expect(await draftIn(context, stored)).toBeNull();
    expect(await draftIn(context, changed)).toBeNull();
  });

  it('forgets what was typed once the order is placed', async () => {
    const context = await makeDebtor(await open());
    const post = (form: Record<string, string>, cookie?: string) =>
      callRoute(action, holding(context, cookie), PATH, { form: { ...typedDebit, ...form } });
    const cookie = valueOf(cookieIn(await post({ intent: 'code' }))!);
    const ordered = await post({ intent: 'order', otp: codeIn(context) }, cookie);
    expect(ordered.status).toBe(303);
    expect(cookieIn(ordered)).toMatch(/^debit=; Max-Age=0;/);
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

const cookieIn = ({ headers }: RouteResponse) => headers.getSetCookie().find((cookie) => cookie.startsWith('debit='));
const valueOf = (cookie: string) => /^debit=([^;]*)/.exec(cookie)![1]!;
/** The same session in a browser that holds this. */
const holding = (context: Buyer, cookie?: string): Buyer => ({
  ...context,
  cookie: (name) => (name === 'debit' ? cookie : undefined),
});
