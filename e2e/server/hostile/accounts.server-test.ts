import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, join, logIn, mailedLink, ownId, signupForm, signUp } from '../../support/accounts';
import { withDatabaseOf } from '../../support/product/database';
import { startProduct, type Product } from '../../support/product/product';
import { openEvents } from '../../support/event-stream';
import { expectQuietLog } from '../../support/pages/quiet-log';
import { returnedForm } from '../../support/pages/returned-form';
import { until } from '../../support/product/until';
import { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
const NEUTRAL = 'lila-aurora';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, NEUTRAL] });
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

const post = (fields: Record<string, string>) => new Visitor(product, BRAND).post('/signup', fields);
const thisYear = new Date().getUTCFullYear();

/** The form with the date of birth in its three fields. */
function birth(day: string, month: string, year: string): Record<string, string> {
  const { date_of_birth: _, ...rest } = signupForm();
  return { ...rest, 'date_of_birth.day': day, 'date_of_birth.month': month, 'date_of_birth.year': year };
}

describe('signup', () => {
  it.each([
    ['31 February', '31', '2', '1985'],
    ['1890', '1', '1', '1890'],
    ['a minor', '1', '1', String(thisYear - 17)],
    ['tomorrow', '1', '1', String(thisYear + 1)],
    ['the year 99999', '1', '1', '99999'],
    ['words', 'first', 'may', 'long ago'],
  ])('date of birth: %s is invalid, and everything typed is kept', async (_name, day, month, year) => {
    const fields = birth(day, month, year);
    const { text, form } = returnedForm(await post(fields), 400, 'email');
    expect(text).toContain('Invalid date of birth.');
    expect(form.fields).toMatchObject({ name: fields.name, email: fields.email, gender: 'female' });
    expect(form.fields.password).toBe('');
    // The number field cannot show a value that is not a number again.
    expect(form.fields['date_of_birth.day']).toBe(/^\d+$/.test(day) ? day : form.fields['date_of_birth.day']);
  });

  it('a missing date of birth is asked for', async () => {
    expect(returnedForm(await post(birth('', '', '')), 400, 'email').text).toContain('Enter your date of birth (18+)');
  });

  it.each([
    ['an e-mail address', 'anna@mail.example', 'Username may not be the same as your e-mail address'],
    ['starting with @', '@anna', 'Username may not start with @'],
    ['starting with a hidden sign and @', '\u200b@anna', 'Username may not start with @'],
    ['only spaces', '   ', 'Choose a readable username'],
    ['control characters', 'An\u0007na', 'Choose a readable username'],
    ['a hundred letters', 'a'.repeat(100), 'Choose a readable username'],
    ['markup', '<script>alert(1)</script> and more than thirty', 'Choose a readable username'],
  ])('a name that is %s is refused with its reason', async (_what, name, reason) => {
    const response = await post(signupForm({ name }));
    const { text, form } = returnedForm(response, 400, 'email');
    expect(text).toContain(reason);
    expect(form.fields.name!.trim()).toBe(name.trim());
    expect(response.body).not.toContain('<script>alert(1)');
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@mail.example',
    'a@mail.example\r\nBcc: b@mail.example',
    `${'a'.repeat(65)}@mail.example`,
  ])('the e-mail address %j is invalid', async (email) => {
    expect(returnedForm(await post(signupForm({ email })), 400, 'email').text).toContain('Invalid email');
  });

  it.each([
    ['short', '1234567', 'at least 8 characters'],
    ['very common', 'password1', 'one of the first passwords anyone would guess'],
    ['too long', 'a'.repeat(129), 'at most 128 characters'],
  ])('a %s password is refused, and never comes back', async (_what, password, reason) => {
    const response = await post(signupForm({ password }));
    expect(returnedForm(response, 400, 'email').text).toContain(reason);
    expect(response.body).not.toContain(`"${password}"`);
  });

  it('all problems are reported at once', async () => {
    const { text } = returnedForm(await post({ email: 'x', name: '@', password: '1' }), 400, 'email');
    for (const reason of [
      'Invalid email',
      'Username may not start with @',
      'at least 8 characters',
      'Enter your date of birth',
    ]) {
      expect(text).toContain(reason);
    }
  });

  it('a field sent twice counts as its first, and unknown ones are ignored', async () => {
    const form = signupForm();
    const visitor = new Visitor(product, BRAND);
    const response = await visitor.post('/signup', [
      ...Object.entries(form),
      ['email', 'second@mail.example'],
      ['paid_user', '1'],
      ['credits', '9999'],
      ['status', 'active'],
    ]);
    expect(response.status).toBe(302);
    const { user } = JSON.parse((await visitor.call('GET', '/api/user.php')).body);
    expect(user).toMatchObject({ status: 'not_confirmed', paid_user: false, credits: 30 });
    expect((await product.mails(BRAND)).some(({ to }) => to.includes('second@'))).toBe(false);
  });

  it('an e-mail address with an account is sent to log in, with what was typed', async () => {
    const { email } = demoAccount(BRAND, 'free');
    for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
      const { text, form } = returnedForm(await post(signupForm({ email: typed, name: 'Somebody' })), 409, 'email');
      expect(text).toContain('This email address already owns an account on this website.');
      expect(text).toContain('Please log in.');
      expect(form.fields.name).toBe('Somebody');
    }
  });

  it('the e-mail address of a deleted account is sent to reactivation or customer service', async () => {
    const { visitor, credentials } = await join(product, BRAND);
    const id = await ownId(visitor);
    await withDatabaseOf(product, BRAND, (db) =>
      db
        .updateTable('member')
        .set({ status: 'deleted', deleted_at: Date.now() })
        .where('tenant_id', '=', db.tenantId)
        .where('id', '=', id)
        .execute(),
    );
    const { text, form } = returnedForm(await post(signupForm({ email: credentials.email })), 403, 'email');
    expect(text).toContain('Use the link in the reactivation email to get it back, or contact customer service.');
    expect(form.fields.email).toBe(credentials.email);
  });

  it('submitted twice at once it makes one account, and both responses log in', async () => {
    const form = signupForm();
    const [first, second] = [new Visitor(product, BRAND), new Visitor(product, BRAND)];
    const responses = await Promise.all([first.post('/signup', form), second.post('/signup', form)]);
    expect(responses.map(({ status }) => status)).toEqual([302, 302]);
    expect(await ownId(first)).toBe(await ownId(second));
    await withDatabaseOf(product, BRAND, async (db) => {
      const rows = await db
        .selectFrom('member')
        .select('id')
        .where('tenant_id', '=', db.tenantId)
        .where('email', '=', form.email!)
        .execute();
      expect(rows).toHaveLength(1);
    });
  });

  it('the same e-mail address may have an account at another brand', async () => {
    const { credentials } = await signUp(product, BRAND);
    const other = await new Visitor(product, NEUTRAL).post('/signup', signupForm({ email: credentials.email }));
    expect([other.status, other.headers.location]).toEqual([302, '/complete-signup']);
  });

  it('a brand that reveals nothing about accounts treats a known e-mail address as a new one', async () => {
    const known = await new Visitor(product, NEUTRAL).post(
      '/signup',
      signupForm({ email: demoAccount(NEUTRAL, 'free').email }),
    );
    const fresh = await new Visitor(product, NEUTRAL).post('/signup', signupForm());
    // The session and the mark of the browser differ from one to the next, for everybody; their shape says nothing.
    const seen = ({ status, headers, cookies }: typeof known) => [
      status,
      headers.location,
      JSON.stringify(cookies)
        .replace(/[0-9a-z]{26}\.[\w-]{22}/, 'a mark')
        .replace(/session=[\w-]{43}/, 'a session'),
    ];
    expect(seen(known)).toEqual(seen(fresh));
    expect(seen(fresh)[2]).toContain('a mark');
  });
});

describe('login', () => {
  it('a wrong password and an unknown e-mail address get the same response, and the e-mail address is kept', async () => {
    const { email } = demoAccount(BRAND, 'premium');
    for (const emailAddress of [email, 'nobody@mail.example']) {
      const response = await new Visitor(product, BRAND).post('/login', {
        email: emailAddress,
        password: 'wrong password',
      });
      const { text, form } = returnedForm(response, 401, 'password');
      expect(text).toContain('Login failed, please try again');
      expect(form.fields.email).toBe(emailAddress);
    }
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/api/logout.php',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie: a=b',
  ])('next=%s redirects to no other site', async (next) => {
    const response = await new Visitor(product, BRAND).post('/login', { ...demoAccount(BRAND, 'free'), next });
    expect(response.status).toBe(302);
    expect(response.headers.location).toMatch(/^\/(?![/\\])(?!api\/)/);
  });

  // covers S4-001
  it('a new login has a new session, and a logged-out one is invalid', async () => {
    const first = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const second = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    expect(first.cookies.get('session')).not.toBe(second.cookies.get('session'));
    const copy = new Visitor(product, BRAND);
    copy.cookies.set('session', first.cookies.get('session')!);
    await first.call('GET', '/api/logout.php');
    expect(JSON.parse((await copy.call('GET', '/api/user.php')).body)).toEqual({ user: null });
    expect(await ownId(second)).toBeTruthy();
  });

  it('a logout on one device ends its live events, and those on the other go on', async () => {
    const [phone, laptop] = [
      await logIn(product, BRAND, demoAccount(BRAND, 'free')),
      await logIn(product, BRAND, demoAccount(BRAND, 'free')),
    ];
    const [left, remaining] = [await openEvents(phone), await openEvents(laptop)];
    await phone.call('GET', '/api/logout.php');
    await until('the stream ends', () => left.ended());
    expect(left.told()).toEqual([{ kind: 'logout' }]);
    expect([remaining.ended(), remaining.told()]).toEqual([false, []]);
    remaining.close();
  });

  it.each(['x', 'a'.repeat(43), "' or 1=1 --", '%00', 'a'.repeat(3000)])(
    'a made-up session (%j) is invalid',
    async (token) => {
      const visitor = new Visitor(product, BRAND);
      visitor.cookies.set('session', encodeURIComponent(token));
      expect(JSON.parse((await visitor.call('GET', '/api/user.php')).body)).toEqual({ user: null });
    },
  );

  it('cookies cannot be read by scripts', async () => {
    const response = await new Visitor(product, BRAND).post('/login', { ...demoAccount(BRAND, 'free') });
    const session = (response.headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('session='));
    expect(session).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('one-time links', () => {
  it('opening one changes nothing, and pressing its button twice is one activation', async () => {
    const { visitor, credentials } = await signUp(product, BRAND);
    const path = new URL(await mailedLink(product, BRAND, credentials.email)).pathname;
    const scanner = new Visitor(product, BRAND);
    for (let attempt = 0; attempt < 3; attempt++) expect((await scanner.open(path)).status).toBe(200);
    expect(await statusOf(visitor)).toBe('not_confirmed');
    expect((await visitor.post(path, {})).headers.location).toMatch(/\?notice=confirmed$/);
    expect((await visitor.post(path, {})).headers.location).toBe('/activate/done');
    expect(await statusOf(visitor)).toBe('active');
    expect((await scanner.open(path)).headers.location).toBe(`/activate/done?token=${path.slice(1)}`);
  });

  it('one of another brand is treated as unknown', async () => {
    const { credentials } = await signUp(product, BRAND);
    const path = new URL(await mailedLink(product, BRAND, credentials.email)).pathname;
    expect((await new Visitor(product, NEUTRAL).open(path)).status).toBe(404);
    expect((await new Visitor(product, NEUTRAL).post(path, {})).status).toBe(404);
    expect((await new Visitor(product, BRAND).open(path)).status).toBe(200);
  });

  it.each(['x'.repeat(43), 'x', 'a'.repeat(400), '..%2f..%2fetc'])('an unknown one (%s) is 404', async (token) => {
    expect((await new Visitor(product, BRAND).open(`/${token}`)).status).toBe(404);
    expect((await new Visitor(product, BRAND).post(`/${token}`, {})).status).toBe(404);
  });
});

async function statusOf(visitor: Visitor): Promise<string> {
  return JSON.parse((await visitor.call('GET', '/api/user.php')).body).user.status;
}
