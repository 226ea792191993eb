import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { cheapHash } from '~/testing/cheap-password';
import { cookieIn } from '~/testing/cookies';
import { testContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { logIn, logInForApi } from './login.service.server';
import { findViewer } from '../sessions/session.service.server';

const PASSWORD = 'vuurtoren op texel';
const stored = await cheapHash(PASSWORD);
const anna = { email: 'Anna@Example.org', password_hash: stored, language: 'nl' };

withDatabase('login', (open) => {
  // covers S4-001
  it('starts a session and restores the member’s language', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, anna);
    const cookies = await logIn(context, { email: ' anna@example.ORG ', password: PASSWORD });
    expect(await findViewer(context, cookieIn(cookies, 'session'))).toMatchObject({
      member: { id: member.id },
    });
    expect(cookies[2]).toMatch(/^locale=nl; .*Max-Age=31536000/);
    const [row] = await listAuditOf(context.db, member.id, 5);
    expect(row).toMatchObject({ action: 'account.login', subject_id: member.id, network_address: '192.0.2.0' });
  });

  // covers S3-012
  it('lets a member log in whose e-mail address is not confirmed yet', async () => {
    const context = testContext(await open());
    await makeUnconfirmed(context, anna);
    const { user } = await logInForApi(context, { email: anna.email, password: PASSWORD });
    expect(user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
  });

  // covers S8-001
  it('gives the same error for a wrong password, an unknown e-mail address, another brand’s member and no password', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, anna);
    await makeMember(testContext(opened, { brand: 2 }), { ...anna, email: 'bob@example.org' });
    await makeMember(context, { email: 'nopassword@example.org', password_hash: null });
    for (const [email, password] of [
      ['anna@example.org', 'wrong'],
      ['nobody@example.org', PASSWORD],
      ['bob@example.org', PASSWORD],
      ['nopassword@example.org', ''],
      ['', ''],
      ["' or 1=1 --", PASSWORD],
      ['anna@example.org', 'x'.repeat(1000)],
    ] as const) {
      await expect(logIn(context, { email, password })).rejects.toMatchObject({
        code: 'account.login-failed',
        status: 401,
      });
    }
    const actions = (await listAuditOf(context.db, member.id, 9)).map((row) => row.action);
    expect(actions).toEqual(['account.login.failed', 'account.login.failed']);
  });

  // covers S8-002
  it('is blocked after 10 wrong passwords in 15 minutes, also for the right one, and says for how many minutes', async () => {
    const context = testContext(await open());
    await makeMember(context, anna);
    const attempt = (password: string) => logIn(context, { email: 'anna@example.org', password });
    for (let i = 0; i < 10; i++) await expect(attempt('wrong')).rejects.toMatchObject({ code: 'account.login-failed' });
    await expect(attempt(PASSWORD)).rejects.toMatchObject({
      code: 'account.login-blocked',
      status: 429,
      values: { minutes: 15, retry_after: expect.any(Number) as number },
    });
  });

  it('counts simultaneous attempts one by one', async () => {
    const context = testContext(await open());
    await makeMember(context, anna);
    const attempts = Array.from({ length: 25 }, () => logIn(context, { email: anna.email, password: 'wrong' }));
    const codes = (await Promise.allSettled(attempts)).map((result) =>
      result.status === 'rejected' ? result.reason.code : '',
    );
    expect(codes.filter((code) => code === 'account.login-failed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'account.login-blocked')).toHaveLength(15);
  });

  it('cannot be blocked for the owner by a stranger at another IP address', async () => {
    const opened = await open();
    const owner = testContext(opened);
    await makeMember(owner, anna);
    const stranger = testContext(opened, { network: '198.51.100.0', limits: owner.limits });
    for (let i = 0; i < 12; i++) await logIn(stranger, { email: anna.email, password: 'wrong' }).catch(() => {});
    await expect(logIn(stranger, { email: anna.email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.login-blocked',
    });
    expect(await logIn(owner, { email: anna.email, password: PASSWORD })).toHaveLength(3);
  });

  it('is blocked for an IP address that tries 25 accounts in 5 minutes; right passwords do not count', async () => {
    const context = testContext(await open());
    await makeMember(context, anna);
    for (let i = 0; i < 5; i++) await logIn(context, { email: anna.email, password: PASSWORD });
    for (let i = 0; i < 25; i++) {
      await expect(logIn(context, { email: `m${i}@example.org`, password: 'x' })).rejects.toMatchObject({
        code: 'account.login-failed',
      });
    }
    await expect(logIn(context, { email: 'm99@example.org', password: 'x' })).rejects.toMatchObject({
      code: 'account.login-blocked',
      values: { minutes: 5 },
    });
  });

  it('blocks one IP address, not the others of the same network', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, anna);
    for (let i = 0; i < 26; i++) await logIn(context, { email: `m${i}@example.org`, password: 'x' }).catch(() => {});
    const right = { email: anna.email, password: PASSWORD };
    await expect(logIn(context, right)).rejects.toMatchObject({ code: 'account.login-blocked' });
    const neighbour = testContext(opened, { ipKey: () => 'a neighbour', limits: context.limits });
    expect(await logIn(neighbour, right)).toHaveLength(3);
  });

  it('is not blocked by a stranger in the same network on a device on which the owner has logged in before', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, anna);
    const right = { email: anna.email, password: PASSWORD };
    const device = cookieIn(await logIn(context, right), 'device');
    expect(device).toMatch(/^[0-9a-z]{26}\.[\w-]{22}$/);
    expect(device).not.toContain(member.id);
    // In the same network and from the same IP address, a stranger tries this account and then others.
    const wrong = (email: string) => logIn(context, { email, password: 'wrong' }).catch(() => {});
    for (let i = 0; i < 10; i++) await wrong(anna.email);
    for (let i = 0; i < 30; i++) await wrong(`m${i}@example.org`);
    await expect(logIn(context, right)).rejects.toMatchObject({ code: 'account.login-blocked' });
    const withCookie = (value: string) => ({
      ...context,
      cookie: (name: string) => (name === 'device' ? value : undefined),
    });
    const owner = withCookie(device);
    const cookies = await logIn(owner, right);
    expect(cookieIn(cookies, 'device')).toBe(device);
    // The device has a limit of its own, so that a stolen cookie does not allow more attempts.
    for (let i = 0; i < 10; i++)
      await expect(logIn(owner, { ...right, password: 'wrong' })).rejects.toMatchObject({
        code: 'account.login-failed',
      });
    await expect(logIn(owner, right)).rejects.toMatchObject({ code: 'account.login-blocked' });
    // No other mark is accepted: invented, of another device, of another member, of another brand.
    const [id, mark] = device.split('.') as [string, string];
    const ben = await makeMember(context, { email: 'ben@example.org', password_hash: stored });
    const bens = `${id}.${context.deviceMark(`${context.tenant.id}|${id}|${ben.id}`)}`;
    const elsewhere = `${id}.${context.deviceMark(`2|${id}|${member.id}`)}`;
    for (const forged of [
      `${id}.${'A'.repeat(22)}`,
      `${'0'.repeat(26)}.${mark}`,
      bens,
      elsewhere,
      `${id}.${mark}.`,
      '',
    ])
      await expect(logIn(withCookie(forged), right), forged).rejects.toMatchObject({ code: 'account.login-blocked' });
  });

  it('remembers on a device the last four members who logged in there', async () => {
    const context = testContext(await open());
    let device = '';
    const on = () => ({ ...context, cookie: (name: string) => (name === 'device' ? device : undefined) });
    for (let i = 0; i < 6; i++) {
      await makeMember(context, { email: `m${i}@example.org`, password_hash: stored });
      device = cookieIn(await logIn(on(), { email: `m${i}@example.org`, password: PASSWORD }), 'device');
      expect(device.split('.')).toHaveLength(Math.min(i + 2, 5));
    }
    for (let i = 0; i < 11; i++) await logIn(context, { email: 'm3@example.org', password: 'x' }).catch(() => {});
    expect(await logIn(on(), { email: 'm3@example.org', password: PASSWORD })).not.toEqual([]);
  });

  it('writes a limited number of failed logins of a network to the audit log, and marks the last', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, anna);
    for (let i = 0; i < 90; i++) await logIn(context, { email: anna.email, password: 'wrong' }).catch(() => {});
    const rows = await context.db.selectFrom('audit').selectAll().where('tenant_id', '=', 1).orderBy('id').execute();
    expect(rows.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 10 }, () => 'account.login.failed'),
      ...Array.from({ length: 50 }, () => 'account.login.blocked'),
    ]);
    expect(rows.map(({ detail }) => detail).filter(Boolean)).toEqual(['{"more":true}']);
    expect(rows[0]).toMatchObject({ subject_id: member.id });
    const elsewhere = { ...context, network: '198.51.100.0', ipKey: () => 'elsewhere' };
    await logIn(elsewhere, { email: anna.email, password: 'wrong' }).catch(() => {});
    expect(await listAuditOf(context.db, member.id, 99)).toHaveLength(11);
  });

  it('does not count attempts that are refused anyway: a blocked account does not block the IP address for others', async () => {
    const context = testContext(await open());
    const attempt = (email: string) => logIn(context, { email, password: 'wrong' });
    for (let i = 0; i < 30; i++) await attempt(anna.email).catch(() => {});
    await expect(attempt(anna.email)).rejects.toMatchObject({ code: 'account.login-blocked' });
    await expect(attempt('bob@example.org')).rejects.toMatchObject({ code: 'account.login-failed' });
    for (let i = 0; i < 20; i++) await attempt(`m${i}@example.org`).catch(() => {});
    const carol = 'carol@example.org';
    for (let i = 0; i < 20; i++) await expect(attempt(carol)).rejects.toMatchObject({ code: 'account.login-blocked' });
    const elsewhere = { ...context, ipKey: () => 'elsewhere' };
    await expect(logIn(elsewhere, { email: carol, password: 'wrong' })).rejects.toMatchObject({
      code: 'account.login-failed',
    });
  });

  it('counts nothing for accounts that a blocked IP address names, so that it pushes no other out of that limit', async () => {
    const context = testContext(await open());
    const named: string[] = [];
    const { loginAccount } = context.limits;
    const tryTake = (key: string) => (named.push(key), loginAccount.tryTake(key));
    const limits = { ...context.limits, loginAccount: { ...loginAccount, tryTake } };
    for (let i = 0; i < 40; i++)
      await logIn({ ...context, limits }, { email: `m${i}@example.org`, password: 'x' }).catch(() => {});
    expect(named).toHaveLength(25);
  });

  it('does not count an attempt whose password was never checked', async () => {
    const context = testContext(await open());
    await makeMember(context, anna);
    const right = { email: anna.email, password: PASSWORD };
    const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    const db = new Proxy(context.db, {
      get: () => {
        throw lost;
      },
    });
    for (let i = 0; i < 30; i++) await expect(logIn({ ...context, db }, right)).rejects.toBe(lost);
    expect(await logIn(context, right)).toHaveLength(3);
  });

  it('recognises an e-mail address however its domain is written, and counts wrong passwords for it together', async () => {
    const context = testContext(await open());
    await makeMember(context, { ...anna, email: 'anna@xn--mnchen-3ya.example' });
    const attempt = (email: string, password: string) => logIn(context, { email, password });
    expect(await attempt(' Anna@MÜNCHEN.example', PASSWORD)).toHaveLength(3);
    expect(await attempt('anna@xn--mnchen-3ya.example', PASSWORD)).toHaveLength(3);
    for (const email of ['anna@münchen.example', 'anna@xn--mnchen-3ya.example']) {
      for (let i = 0; i < 5; i++) await attempt(email, 'wrong').catch(() => {});
    }
    await expect(attempt('anna@münchen.example', PASSWORD)).rejects.toMatchObject({ code: 'account.login-blocked' });
  });

  it('explains a deleted account to its owner, and to nobody else', async () => {
    const context = testContext(await open());
    await makeMember(context, { ...anna, status: 'deleted', deleted_at: context.clock.now() });
    await expect(logIn(context, { email: anna.email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.signup-deleted',
    });
    await expect(logIn(context, { email: anna.email, password: 'wrong' })).rejects.toMatchObject({
      code: 'account.login-failed',
    });
  });

  it('writes no e-mail address, password or token to the log', async () => {
    const context = testContext(await open());
    await makeMember(context, anna);
    await logIn(context, { email: anna.email, password: PASSWORD });
    await logIn(context, { email: anna.email, password: 'wrong' }).catch(() => {});
    expect(JSON.stringify(context.logged)).not.toMatch(/anna@|vuurtoren|wrong/i);
  });
});
