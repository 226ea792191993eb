import { expect, it } from 'vitest';
import { credentialsJobs } from '~/features/account/credentials/credentials.jobs.server';
import { activationLink } from '~/features/joining/activation/activation.service.server';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { followLink } from '~/features/account/links/link.service.server';
import { passwordsWorked } from '~/features/account/passwords/password.service.server';
import { cheapHash } from '~/testing/cheap-password';
import { callApi } from '~/compose/call-api.testing';
import { callRoute, type RouteResponse } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { recordStatements } from '~/testing/record-statements';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import * as login from './login';
import * as emailChange from './notifications-email-address';
import * as reset from './reset-password';
import * as signup from './signup';

const PASSWORD = 'vuurtoren op texel';
const password_hash = await cheapHash(PASSWORD);
/** Every state that the account of an e-mail address can have, and no account. */
const STATES = ['active', 'not_confirmed', 'deleted', 'erased soon', 'nobody'] as const;
const emailOf = (state: string) => `${state.replace(' ', '-')}@example.org`;

async function prepare(opened: OpenDatabase) {
  const context = testContext(opened, { tenant: { neutral_account_answers: true } });
  const now = context.clock.now();
  await makeMember(context, { email: emailOf('active'), password_hash });
  await makeUnconfirmed(context, { email: emailOf('not_confirmed'), password_hash });
  await makeMember(context, { email: emailOf('deleted'), password_hash, status: 'deleted', deleted_at: now });
  await makeMember(context, { email: emailOf('erased soon'), password_hash, status: 'deleted', deleted_at: 0 });
  return context;
}

const MARK = /device=[0-9a-z]{26}\.[\w-]{22};/;
const SESSION = /session=[\w-]{43};/;

/** What someone outside can see of a response, and the work that it cost. `email` is what they typed themselves. */
async function seen(email: string, act: () => Promise<RouteResponse>) {
  const before = passwordsWorked();
  let response: RouteResponse | undefined;
  const statements = await recordStatements(async () => (response = await act()));
  const { status, headers, data } = response!;
  const body = (JSON.stringify(data) ?? '').replaceAll(email, '…');
  return {
    status,
    // The mark of the browser and the session have the same shape for everybody, and say nothing.
    headers: [...headers]
      .map(([name, value]) => [name, value.replace(MARK, 'device=a mark;').replace(SESSION, 'session=one;')])
      .sort(),
    body,
    hashes: passwordsWorked() - before,
    statements: statements.map(({ sql }) => sql),
  };
}

const form = (email: string) => ({
  email,
  name: 'Anna',
  password: PASSWORD,
  date_of_birth: '1985-04-12',
  gender: 'female',
});

withDatabase('a stranger at a brand with neutral answers', (open) => {
  it.each([
    [
      'the login page',
      (c: TestContext, email: string) => callRoute(login.action, c, '/login', { form: { email, password: 'wrong' } }),
    ],
    ['the API', (c: TestContext, email: string) => callApi(c, '/api/user.php', { json: { email, password: 'wrong' } })],
    [
      'the reset',
      (c: TestContext, email: string) => callRoute(reset.action, c, '/reset-password', { form: { email } }),
    ],
  ])('learns from %s nothing about an e-mail address, by what it says and by what it costs', async (_name, act) => {
    const context = await prepare(await open());
    const all = [];
    for (const state of STATES) all.push(await seen(emailOf(state), () => act(context, emailOf(state))));
    for (const [at, response] of all.entries()) expect(response, STATES[at]).toEqual(all.at(-1));
  });

  it('learns nothing from a signup either, which costs one hash', async () => {
    const context = await prepare(await open());
    const all = [];
    for (const state of STATES) {
      const { statements: _, ...rest } = await seen(emailOf(state), () =>
        callRoute(signup.action, context, '/signup', { form: form(emailOf(state)) }),
      );
      all.push(rest);
    }
    expect(all.at(-1)).toMatchObject({ status: 302, hashes: 1 });
    expect(JSON.stringify(all.at(-1)?.headers)).toContain('device=a mark;');
    expect(JSON.stringify(all.at(-1)?.headers)).toContain('session=one;');
    for (const [at, response] of all.entries()) expect(response, STATES[at]).toEqual(all.at(-1));
  });

  it('who signs up with an e-mail address cannot log in before the mailbox confirms it, known or not', async () => {
    const opened = await open();
    const context = await prepare(opened);
    const logIn = (email: string, password: string) =>
      callRoute(login.action, context, '/login', { form: { email, password } });
    const typed = { ...form('free@example.org'), password: 'zeven gekke fietsen' };
    const { headers } = await callRoute(signup.action, context, '/signup', { form: typed });
    await callRoute(signup.action, context, '/signup', { form: { ...typed, email: emailOf('active') } });
    const [free, known] = [
      await seen(typed.email, () => logIn(typed.email, typed.password)),
      await seen(emailOf('active'), () => logIn(emailOf('active'), typed.password)),
    ];
    expect(free).toEqual(known);
    expect([free.status, free.body]).toEqual([401, expect.stringContaining('account.login-failed-neutral')]);
    await drainOutbox(opened, context, joiningJobs);
    const mail = context.mail.sent.find(({ to }) => to === typed.email)!;
    const secret = /localhost:3000\/([\w-]{43})\s/.exec(mail.text)![1]!;
    const device = cookieIn(headers, 'device');
    const there = { ...context, cookie: (name: string) => (name === 'device' ? device : undefined) };
    await followLink(there, secret, { activation: activationLink });
    expect((await logIn(typed.email, typed.password)).status).toBe(302);
  });

  it('learns nothing by asking for the e-mail address of somebody else as a member', async () => {
    const opened = await open();
    const context = await prepare(opened);
    const member = await makeMember(context, { email: 'eve@example.org', password_hash });
    const ask = (email: string) =>
      callRoute(emailChange.action, as(context, member), '/notifications/email-address', {
        form: { intent: 'change', email, password: PASSWORD },
      });
    const all = [];
    // The first request has no earlier one to end.
    await ask('first@example.org');
    for (const state of ['active', 'deleted', 'nobody'])
      all.push(await seen(emailOf(state), () => ask(emailOf(state))));
    for (const response of all) expect(response).toEqual(all.at(-1));
    expect(all[0]).toMatchObject({ status: 303, hashes: 1 });
    // The jobs know it, and tell only the mailboxes.
    await drainOutbox(opened, context, credentialsJobs);
    expect(new Set(context.mail.sent.map(({ to }) => to))).not.toContain('eve@example.org');
  });
});
