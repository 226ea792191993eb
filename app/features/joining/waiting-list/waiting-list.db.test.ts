import { expect, it } from 'vitest';
import { findWaitingListEmail } from '~db/queries/waiting-list';
import { openLink } from '~/features/account/links/link.service.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { loader } from '~/routes/waiting-list';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import {
  ask,
  closedBrand,
  confirmed,
  drain,
  EMAIL,
  follow,
  leaveSecret,
  secretIn,
  typed,
} from './waiting-list.testing';

const KEY = 'ann@mail.example';
const adnet = { network: 'adnet', ref: null, sub1: null, sub2: null, sub3: null };

const entryOf = ({ db }: Pick<TestContext, 'db'>) => findWaitingListEmail(db, KEY);

async function rows({ database }: OpenDatabase, table: 'waiting_list' | 'outbox' | 'consent') {
  return database.system('counts the rows of a test').selectFrom(table).selectAll().execute() as Promise<object[]>;
}

const ways = async (context: TestContext, path = '/waiting-list') =>
  (await callRoute(loader, context, path)).headers.get('Location');

withDatabase('the waiting list', (open) => {
  // covers X17-062
  it('has an address only after its owner has pressed the button of the mailed link', async () => {
    const opened = await open();
    const context = closedBrand(opened, { locale: 'nl', tenant: { min_age: 21 } });
    const { status, data } = await ask(context);
    expect([status, data]).toEqual([200, { sent: EMAIL }]);
    expect(await entryOf(context)).toMatchObject({ email: EMAIL, language: 'nl', confirmed_at: null });
    expect(await drain(opened, context)).toEqual(['waiting-list.asked']);
    const [mail] = context.mail.sent;
    expect(mail).toMatchObject({ to: EMAIL, subject: 'De wachtlijst van Testbrand: is dit adres van jou?' });
    expect(mail!.text).toContain('21 jaar of ouder');
    expect(await rows(opened, 'consent')).toEqual([]);

    // A mail scanner opens the link, which changes nothing.
    const secret = secretIn(mail!.text);
    const page = await openLink(context, secret, oneTimeLinks);
    expect(page).toMatchObject({ kind: 'page', page: { values: { email: EMAIL } } });
    expect((await entryOf(context))!.confirmed_at).toBeNull();

    for (let times = 0; times < 2; times++)
      expect(await follow(context, secret)).toBe('/waiting-list?notice=confirmed');
    const entry = (await entryOf(context))!;
    expect(entry).toMatchObject({ confirmed_at: context.clock.now(), erase_at: context.clock.now() + 365 * DAY });
    expect(await rows(opened, 'consent')).toMatchObject([
      { kind: 'waiting_list', given: 1, version: '2026-11-25', language: 'nl', visit_id: entry.id, member_id: null },
    ]);
  });

  // covers X17-083
  it('has somebody once who asks twice, with the same answer, and a mail that says so', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    await confirmed(opened, context);
    const first = await entryOf(context);
    const { data } = await ask(context, { ...typed, email: ' ANN@MAIL.EXAMPLE ' });
    expect(data).toEqual({ sent: 'ANN@mail.example' });
    await drain(opened, context);
    expect(context.mail.sent.at(-1)).toMatchObject({ to: EMAIL, subject: 'You’re on the waiting list of Testbrand' });
    expect(await entryOf(context)).toEqual(first);
    expect(await rows(opened, 'waiting_list')).toHaveLength(1);
  });

  it('answers the same for the address of a member, who learns it by mail, and stores nothing', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const member = await makeMember(context, { email: EMAIL, name: 'Anna' });
    const { status, data } = await ask(context);
    expect([status, data]).toEqual([200, { sent: EMAIL }]);
    expect(await rows(opened, 'waiting_list')).toEqual([]);
    await drain(opened, context);
    expect(context.mail.sent).toMatchObject([{ to: EMAIL, subject: 'You already have an account on Testbrand' }]);
    expect(JSON.stringify(await rows(opened, 'outbox'))).toContain(member.id);
    expect(JSON.stringify(await rows(opened, 'outbox'))).not.toContain('mail.example');
  });

  // covers X17-085
  it.each([
    ['without the confirmation of the age', { of_age: '' }, 'of_age', 'waitinglist.age-needed'],
    ['with another word for it', { of_age: 'no' }, 'of_age', 'waitinglist.age-needed'],
    ['without consent', { consent: '' }, 'consent', 'waitinglist.consent-needed'],
  ])('refuses %s, names the minimum age, and stores nothing', async (_what, change, field, id) => {
    const opened = await open();
    const context = closedBrand(opened, { tenant: { min_age: 25 } });
    const { status, data } = await ask(context, { ...typed, ...change });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      fieldErrors: { [field]: [{ id, values: { min_age: 25, brand: 'Testbrand' } }] },
      // What was typed stays in the form.
      values: { email: EMAIL },
    });
    expect([...(await rows(opened, 'waiting_list')), ...(await rows(opened, 'outbox'))]).toEqual([]);
  });

  it.each([
    ['no address', 'ann'],
    ['a header of a mail', 'ann@mail.example\r\nBcc: bob@mail.example'],
    ['two addresses', 'ann@mail.example,bob@mail.example'],
    ['a name with an address', 'Ann <ann@mail.example>'],
    ['letters of another alphabet before the @', 'аnn@mail.example'],
    ['a character that is not seen', 'ann\u200b@mail.example'],
    ['nothing', ''],
    ['too much', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`],
    ['far too much', 'a'.repeat(60_000)],
  ])('refuses %s as an e-mail address', async (_what, email) => {
    const opened = await open();
    const { status, data } = await ask(closedBrand(opened), { ...typed, email });
    expect(status).toBe(400);
    expect(data).toMatchObject({ fieldErrors: { email: [{ id: 'account.email-invalid' }] } });
    expect(await rows(opened, 'waiting_list')).toEqual([]);
  });

  // covers X17-083
  it('has one row and at most three mails after a hundred forms at the same time', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const anywhere = { ...context.limits.waitingList, tryTake: async () => 0 };
    context.limits = { ...context.limits, waitingList: anywhere, waitingListNetwork: anywhere };
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(context)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows(opened, 'waiting_list')).toHaveLength(1);
    await drain(opened, context);
    expect(context.mail.sent.length).toBeGreaterThan(0);
    expect(context.mail.sent.length).toBeLessThanOrEqual(3);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'sends the one mail that is left, whichever of ten simultaneous forms took it: %i',
    async (lucky) => {
      const opened = await open();
      const context = closedBrand(opened);
      let count = 0;
      const oneMail = { ...context.limits.waitingListMailbox, tryTake: async () => (count++ === lucky ? 0 : 60_000) };
      context.limits = { ...context.limits, waitingListMailbox: oneMail };
      await Promise.all(Array.from({ length: 10 }, () => ask(context)));
      expect(await rows(opened, 'waiting_list')).toHaveLength(1);
      await drain(opened, context);
      expect(context.mail.sent).toHaveLength(1);
    },
  );

  it('lets one IP address send ten forms, and says how long the next has to wait', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const send = (count: number) => ask(context, { ...typed, email: `ann${count}@mail.example` });
    for (let count = 0; count < 10; count++) expect((await send(count)).status).toBe(200);
    const { status, data, headers } = await send(10);
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(data).toMatchObject({
      error: { code: 'waitinglist.later', values: { minutes: 1 } },
      values: { email: 'ann10@mail.example' },
    });
    expect(await rows(opened, 'waiting_list')).toHaveLength(10);
  });

  // covers X17-084
  it('of one brand is unknown at another: its links are not found there, and the address is new', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const mail = await confirmed(opened, context);
    const other = closedBrand(opened, { brand: 2 });
    for (const secret of [secretIn(mail.text), leaveSecret(mail)])
      await expect(follow(other, secret)).rejects.toMatchObject({ code: 'errors.page-not-found', status: 404 });
    expect(await entryOf(other)).toBeUndefined();
    await ask(other);
    await drain(opened, other);
    expect(other.mail.sent).toMatchObject([{ subject: 'The waiting list of Testbrand: is this address yours?' }]);
    expect((await entryOf(context))!.confirmed_at).not.toBeNull();
  });

  it('is left with one click of the mail program, as often as it likes, and the address is erased', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const mail = await confirmed(opened, context);
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`${context.origin}/${leaveSecret(mail)}`);
    const opens = () => openLink(context, leaveSecret(mail), oneTimeLinks);
    expect(await opens()).toMatchObject({ page: { button: 'waitinglist.leave-button', values: { email: EMAIL } } });
    expect(await entryOf(context)).toBeDefined();
    for (let times = 0; times < 2; times++) expect(await follow(context, leaveSecret(mail))).toBeNull();
    expect(await opens()).toMatchObject({ page: { button: null, onward: { to: '/' } } });
    expect(JSON.stringify(await rows(opened, 'waiting_list'))).toBe('[]');
    expect((await rows(opened, 'consent')).map((row) => (row as { given: number }).given).toSorted()).toEqual([0, 1]);
    // The first link puts nobody back.
    expect(await follow(context, secretIn(mail.text))).toBe('/waiting-list?notice=expired');
    expect(await entryOf(context)).toBeUndefined();
  });

  it('does not take a link that has expired, and says that nothing is stored', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    await ask(context);
    await drain(opened, context);
    opened.clock.advance(7 * DAY);
    expect(await follow(context, secretIn(context.mail.sent[0]!.text))).toBe('/waiting-list?notice=expired');
    expect((await entryOf(context))!.confirmed_at).toBeNull();
  });

  it('is for those who cannot come in: others are led to the signup, and members to their own pages', async () => {
    const opened = await open();
    const partner = closedBrand(opened, { tenant: { signups: 'with_trafficsource' } });
    expect(await ways(closedBrand(opened))).toBeNull();
    expect(await ways(partner)).toBeNull();
    const tracked = { ...partner, tracking: adnet };
    expect(await ways(tracked)).toBe('/signup');
    expect(await ways(tracked, '/waiting-list?notice=confirmed')).toBeNull();
    const opened2 = testContext(opened);
    for (const path of ['/waiting-list', '/waiting-list?notice=confirmed'])
      expect(await ways(opened2, path)).toBe('/signup');
    const member = as(closedBrand(opened), await makeMember(opened2)) as TestContext;
    expect(await ways(member)).toBe('/members');
    expect((await ask(member)).headers.get('Location')).toBe('/members');
    expect((await ask(opened2)).headers.get('Location')).toBe('/signup');
    expect(await rows(opened, 'waiting_list')).toEqual([]);
  });
});
