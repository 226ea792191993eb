import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { listSessions } from '~db/queries/session';
import { findTokenEverIssued } from '~db/queries/token';
import * as resetDo from '~/routes/reset-password-do';
import * as resetAsk from '~/routes/reset-password';
import * as tokenRoute from '~/routes/token';
import { callRoute } from '~/testing/call-route';
import { cheapHash } from '~/testing/cheap-password';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { logIn } from '../login/login.service.server';
import { hashSecret } from '../secret.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { issueResetToken } from '../links/reset-token.server';

const OLD = 'vuurtoren op texel';
const NEW = 'zeven gekke fietsen';
const email = 'anna@example.org';
const password_hash = await cheapHash(OLD);

const ask = (context: TestContext, typed = email) =>
  callRoute(resetAsk.action, context, '/reset-password', { form: { email: typed } });

async function askAndRead(opened: OpenDatabase, context: TestContext): Promise<string> {
  expect((await ask(context)).status).toBe(303);
  await drainOutbox(opened, context, credentialsJobs);
  return /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]!;
}

const choose = (context: TestContext, token: string, fields: Record<string, string> = {}) =>
  callRoute(resetDo.action, context, `/reset-password/do?token=${token}`, {
    form: { token, new_password: NEW, repeat_password: NEW, ...fields },
  });

const opensForm = async (context: TestContext, token: string) => {
  const page = await callRoute(resetDo.loader, context, `/reset-password/do?token=${token}`);
  return (page.data as { reset: { email: string } | null }).reset;
};

withDatabase('a forgotten password', (open) => {
  // covers S2-032 S2-033
  it('is replaced by the mailed link, once; all sessions end and the old password no longer works', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, { email, password_hash });
    await logIn(context, { email, password: OLD });
    const other = await askAndRead(opened, context);
    const secret = await askAndRead(opened, context);
    // The link leads to the page with the form. Scanners that open it, and a mere POST of it, change nothing.
    const opensAt = `/reset-password/do?token=${secret}`;
    for (const handler of [tokenRoute.loader, tokenRoute.action, tokenRoute.loader]) {
      const method = handler === tokenRoute.action ? 'POST' : 'GET';
      const led = await callRoute(handler, context, `/${secret}`, { params: { token: secret }, method });
      expect(led.headers.get('Location')).toBe(opensAt);
    }
    expect(await opensForm(context, secret)).toMatchObject({ email });
    expect(resetDo.headers()).toEqual({ 'Referrer-Policy': 'same-origin' });
    const done = await choose(context, secret);
    expect(done.headers.get('Location')).toBe('/login?notice=password-changed');
    expect(await listSessions(context.db, member.id, context.clock.now())).toEqual([]);
    await expect(logIn(context, { email, password: OLD })).rejects.toMatchObject({ code: 'account.login-failed' });
    expect(cookieIn(await logIn(context, { email, password: NEW }), 'session')).toHaveLength(43);
    // Neither this link nor the one of the earlier mail works any more.
    for (const used of [secret, other]) {
      expect(await opensForm(context, used)).toBeNull();
      expect(await choose(context, used)).toMatchObject({
        status: 410,
        data: { error: { code: 'account.link-invalid' } },
      });
    }
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining('changed') as string,
    });
    const actions = (await listAuditOf(context.db, member.id, 20)).map(({ action }) => action);
    expect(actions.filter((action) => action.includes('reset')).sort()).toEqual([
      'account.reset.asked',
      'account.reset.asked',
      'account.reset.done',
    ]);
    expect(JSON.stringify(context.logged)).not.toMatch(/anna@|fietsen/);
  });

  // covers S8-006
  it('cannot be replaced by a link that is expired, unknown or of another brand', async () => {
    const opened = await open();
    const context = testContext(opened);
    const elsewhere = testContext(opened, { brand: 2 });
    await makeMember(context, { email, password_hash });
    const secret = await askAndRead(opened, context);
    for (const [where, token] of [
      [elsewhere, secret],
      [context, 'x'.repeat(43)],
      [context, ''],
      [context, 'nonsense'],
    ] as const) {
      expect(await opensForm(where, token)).toBeNull();
      expect(await choose(where, token)).toMatchObject({ data: { error: { code: 'account.link-invalid' } } });
    }
    expect(await opensForm(context, secret)).not.toBeNull();
    opened.clock.advance(60 * 60 * 1000);
    expect(await opensForm(context, secret)).toBeNull();
    expect(await choose(context, secret)).toMatchObject({ data: { error: { code: 'account.link-invalid' } } });
  });

  // covers S5-011
  it('is refused at its field if it is weak, personal or not typed the same twice; the link stays usable', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, { email, password_hash, name: 'Annelies Vos' });
    const secret = await askAndRead(opened, context);
    for (const [fields, name, id] of [
      [{ repeat_password: 'zeven gekke fiets' }, 'repeat_password', 'account.passwords-differ'],
      [{ new_password: 'short' }, 'new_password', 'account.password-too-short'],
      [{ new_password: 'kx'.repeat(65) }, 'new_password', 'account.password-too-long'],
      [{ new_password: 'Password123' }, 'new_password', 'account.password-too-common'],
      [
        { new_password: 'anneliesvos', repeat_password: 'anneliesvos' },
        'new_password',
        'account.password-too-personal',
      ],
    ] as const) {
      const refused = await choose(context, secret, fields);
      expect([id, refused]).toMatchObject([id, { status: 400, data: { fieldErrors: { [name]: [{ id }] } } }]);
    }
    expect((await choose(context, secret)).headers.get('Location')).toContain('/login');
  });

  it('is replaced once when the form is sent ten times at once', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, { email, password_hash });
    const secret = await askAndRead(opened, context);
    const sent = await Promise.all(Array.from({ length: 10 }, () => choose(context, secret)));
    expect(sent.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 410)).toHaveLength(9);
  });

  // covers S8-004
  it('is not asked for with an unknown or invalid address, which the field says', async () => {
    const context = testContext(await open());
    await makeMember(context, { email: 'gone@example.org', status: 'deleted', deleted_at: 0 });
    for (const [typed, id] of [
      ['nobody@example.org', 'account.email-not-found'],
      ['gone@example.org', 'account.email-not-found'],
      ['anna', 'account.email-invalid'],
      [`${'a'.repeat(9000)}@example.org`, 'account.email-invalid'],
    ] as const) {
      expect(await ask(context, typed)).toMatchObject({ status: 400, data: { fieldErrors: { email: [{ id }] } } });
    }
  });

  it('of an account deleted less than 14 days ago leads to its reactivation', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, { email, status: 'deleted', deleted_at: context.clock.now() - 13 * DAY });
    expect(await ask(context)).toMatchObject({ status: 403, data: { error: { code: 'account.signup-deleted' } } });
    const neutral = testContext(opened, { tenant: { neutral_account_answers: true } });
    expect((await ask(neutral)).status).toBe(303);
    await drainOutbox(opened, neutral, credentialsJobs);
    expect(neutral.mail.sent.at(-1)!.text).toContain('was deleted');
    expect(neutral.mail.sent.at(-1)!.text).not.toMatch(/localhost:3000\/[\w-]{43}/);
  });

  it('is asked for with the same answer for known and unknown addresses where the brand is neutral', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { neutral_account_answers: true } });
    await makeMember(context, { email, password_hash });
    const [known, unknown] = [await ask(context), await ask(context, 'nobody@example.org')];
    expect([known.status, known.headers.get('Location')]).toEqual([unknown.status, unknown.headers.get('Location')]);
    // The same rows are written, so that it also takes the same time; the job finds nobody.
    const rows = await context.db.selectFrom('outbox').selectAll().where('tenant_id', '=', 1).execute();
    expect(rows.map(({ topic }) => topic)).toEqual(['account.reset-asked', 'account.reset-asked']);
    expect(JSON.stringify(rows)).not.toContain('@');
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toHaveLength(1);
  });

  it('is not sent any more once its link would have ended, if the mail server was down so long', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, { email, password_hash });
    expect((await ask(context)).status).toBe(303);
    opened.clock.advance(DAY / 24 - 1);
    expect((await ask(context)).status).toBe(303);
    opened.clock.advance(1);
    await drainOutbox(opened, context, credentialsJobs);
    // The first of the two was asked for an hour ago.
    expect(context.mail.sent).toHaveLength(1);
    expect(
      await opensForm(context, /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent[0]!.text)![1]!),
    ).toBeTruthy();
  });

  // covers S8-008
  it('asked for fifty times fills no mailbox, and locks neither the owner nor another member out', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, { email, password_hash });
    const device = cookieIn(await logIn(context, { email, password: OLD }), 'device');
    const from = (at: number, cookie = '') => ({
      ...context,
      ipKey: () => `attacker ${at}`,
      network: `198.51.${at}.0`,
      cookie: (name: string) => (name === 'device' ? cookie : undefined),
    });
    const answers = [];
    for (let at = 0; at < 50; at++) answers.push(await ask(from(at % 10)));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, answers.filter(({ status }) => status === 303).length]).toEqual([35, 15]);
    for (const { data } of refused) expect(data).toMatchObject({ error: { code: 'account.too-many-resets' } });
    // On a device of the owner it still works, and so do the links that did arrive.
    const secret = await (async () => {
      const owner = { ...from(99, device), mail: context.mail, logged: context.logged } as TestContext;
      return askAndRead(opened, owner);
    })();
    expect(context.mail.sent.length).toBe(16);
    const bob = await makeMember(context, { email: 'bob@example.org', password_hash });
    expect((await ask(from(1), 'bob@example.org')).status).toBe(303);
    expect((await choose(context, secret)).status).toBe(302);
    expect(bob.id).not.toBe(member.id);
    opened.clock.advance(DAY);
  });

  it('reaches the owner on a known device, however much strangers asked several servers for', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, { email, password_hash });
    const device = cookieIn(await logIn(context, { email, password: OLD }), 'device');
    for (let at = 0; at < 25; at++) await issueResetToken(context.db, context, member.id);
    expect((await ask(context)).status).toBe(303);
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toEqual([]);
    const owner = { ...context, cookie: (name: string) => (name === 'device' ? device : undefined) } as TestContext;
    expect(await opensForm(context, await askAndRead(opened, owner))).toMatchObject({ email });
  });

  it('asked for by one IP address for many accounts has to wait', async () => {
    const context = testContext(await open());
    for (let at = 0; at < 10; at++) expect((await ask(context, `m${at}@example.org`)).status).toBe(400);
    expect(await ask(context, 'm99@example.org')).toMatchObject({ status: 429 });
    expect(await ask({ ...context, ipKey: () => 'a neighbour' }, 'm99@example.org')).toMatchObject({ status: 400 });
  });

  it('of an account that was never confirmed also confirms it: the page names the profile', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeUnconfirmed(context, { email, password_hash, name: 'Anna' });
    const secret = await askAndRead(opened, context);
    expect(context.mail.sent.at(-1)!.text).toContain('also confirms it for the profile Anna');
    expect(await opensForm(context, secret)).toMatchObject({ name: 'Anna', unconfirmed: true });
    expect(await findMember(context.db, member.id)).toMatchObject({ status: 'not_confirmed' });
    await choose(context, secret);
    expect(await findMember(context.db, member.id)).toMatchObject({ status: 'active', profile_status: 'active' });
    expect((await findTokenEverIssued(context.db, hashSecret(secret)))!.consumed_at).not.toBeNull();
  });

  it('can be asked for by a member who is logged in', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, { email, password_hash });
    expect((await ask(as(context, member))).status).toBe(303);
  });
});
