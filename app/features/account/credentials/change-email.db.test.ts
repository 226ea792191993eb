import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { loader as changePage } from '~/routes/mail-change-do';
import { action as changeEmail, loader as emailPage } from '~/routes/notifications-email-address';
import { action as askReset } from '~/routes/reset-password';
import { loader as resetPage } from '~/routes/reset-password-do';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { logIn } from '../login/login.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { follow, mailedTo, openMailed, postTo, stateAt } from './credentials.testing';
import { anna, askFor, atHome, eve, fieldOf, moveTo, nova, OLD, passwordHash, setPassword } from './change.testing';

withDatabase('changing the e-mail address', (open) => {
  // covers S2-037 S2-133
  it('takes effect when the link in the new mailbox is followed; the old one is told', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    expect((await askFor(context, nova)).status).toBe(303);
    expect((await callRoute(emailPage, context, '/')).data).toMatchObject({ email: anna, waiting: nova });
    const secret = await mailedTo(opened, context, nova);
    for (let at = 0; at < 3; at++) expect(await openMailed(context, secret)).toMatchObject({ kind: 'page' });
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
    // Neither the outbox nor the log holds an address.
    const rows = await context.db.selectFrom('outbox').select('payload').where('tenant_id', '=', 1).execute();
    expect(JSON.stringify([rows, context.logged])).not.toContain('@');
    expect(await stateAt(context, await follow(context, secret))).toBe('done');
    expect(await stateAt(context, await follow(context, secret))).toBe('done');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova, email_key: nova });
    expect(await logIn(testContext(opened), { email: nova, password: OLD })).toHaveLength(3);
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent.map(({ to }) => to)).toEqual([nova, anna]);
    const actions = (await listAuditOf(context.db, member.id, 20)).map((row) => row.action);
    expect(actions).toEqual(expect.arrayContaining(['account.email.asked', 'account.email.changed']));
  });

  // covers S5-008
  it('names at the field what is wrong', async () => {
    const { context } = await atHome(await open());
    await makeMember(context, { email: eve });
    await makeMember(context, { email: 'left@example.org', status: 'deleted', deleted_at: context.clock.now() });
    for (const [email, id] of [
      ['nova', 'account.new-email-invalid'],
      ['', 'account.new-email-invalid'],
      [anna, 'credentials.email-same'],
      ['ANNA@Example.org', 'credentials.email-same'],
      [eve, 'account.email-taken'],
      ['left@example.org', 'account.email-taken'],
    ] as const)
      expect([email, fieldOf(await askFor(context, email))]).toMatchObject([email, { email: [{ id }] }]);
    expect(fieldOf(await askFor(context, nova, 'wrong'))).toMatchObject({
      password: [{ id: 'account.old-password-wrong' }],
    });
  });

  it('takes the address of an account that was deleted more than 14 days ago', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await makeMember(context, { email: nova, status: 'deleted', deleted_at: 0 });
    await moveTo(opened, context, nova);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova });
  });

  it('does not say at a neutral brand that the address has an account; its owner learns it', async () => {
    const opened = await open();
    const { context } = await atHome(opened, testContext(opened, { tenant: { neutral_account_answers: true } }));
    await makeMember(context, { email: eve });
    expect((await askFor(context, eve)).status).toBe(303);
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toHaveLength(1);
    expect(context.mail.sent[0]).toMatchObject({ to: eve });
    expect(context.mail.sent[0]!.text).not.toMatch(/\/[\w-]{43}\s/);
  });

  it('is refused if somebody confirmed an account with it meanwhile; an unconfirmed one gives it up', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await askFor(context, nova);
    const secret = await mailedTo(opened, context, nova);
    const squatter = await makeUnconfirmed(context, { email: nova });
    expect(await stateAt(context, await follow(context, secret))).toBe('done');
    expect(await findMember(context.db, squatter.id)).toMatchObject({ email: null, status: 'deleted' });
    await askFor(context, eve);
    const second = await mailedTo(opened, context, eve);
    await makeMember(context, { email: eve });
    expect(await stateAt(context, await follow(context, second))).toBe('taken');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova });
  });

  it('ends an open reset of the old address, and is itself ended by a later request or a new password', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await postTo(askReset, context, '/reset-password', { email: anna });
    const reset = await mailedTo(opened, context, anna);
    await askFor(context, eve);
    const first = await mailedTo(opened, context, eve);
    await moveTo(opened, context, nova);
    expect(await stateAt(context, await follow(context, first))).toBe('invalid');
    expect((await callRoute(resetPage, context, `/reset-password/do?token=${reset}`)).data).toMatchObject({
      reset: null,
    });
    await askFor(context, eve);
    const third = await mailedTo(opened, context, eve);
    await setPassword(context);
    expect(await stateAt(context, await follow(context, third))).toBe('invalid');
  });

  it('of an unconfirmed member confirms the account, and the old address gets no way into it', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeUnconfirmed(context, { email: anna, password_hash: passwordHash });
    await moveTo(opened, as(context, member), nova);
    await drainOutbox(opened, context, credentialsJobs);
    expect(await findMember(context.db, member.id)).toMatchObject({ status: 'active', email: nova });
    expect(context.mail.sent.filter(({ to }) => to === anna)).toEqual([]);
  });

  it('can be called off', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await askFor(context, nova);
    const secret = await mailedTo(opened, context, nova);
    await postTo(changeEmail, context, '/notifications/email-address', { intent: 'cancel' });
    expect((await callRoute(emailPage, context, '/')).data).toMatchObject({ waiting: null });
    expect(await stateAt(context, await follow(context, secret))).toBe('invalid');
  });

  it('is said by its page to the holder of a followed link, and to nobody else', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await askFor(context, nova);
    const secret = await mailedTo(opened, context, nova);
    const visitor = testContext(opened);
    const call = (of: typeof visitor, query: string) => callRoute(changePage, of, `/mail-change/do${query}`);
    // Before the button is pressed the page leads to it.
    expect((await call(visitor, `?token=${secret}`)).headers.get('location')).toBe(`/${secret}`);
    await follow(context, secret);
    expect((await call(visitor, `?token=${secret}`)).data).toMatchObject({ state: 'done' });
    const states = ['done', 'taken', 'undo-ended', 'undo-taken'].map((state) => `?state=${state}`);
    for (const query of ['', ...states, `?token=${'x'.repeat(43)}`, '?token=x'])
      for (const reader of [visitor, context])
        expect((await call(reader, query)).data, query).toMatchObject({ state: 'invalid' });
    const elsewhere = testContext(opened, { brand: 2 });
    expect((await call(elsewhere, `?token=${secret}`)).data).toMatchObject({ state: 'invalid' });
  });
});
