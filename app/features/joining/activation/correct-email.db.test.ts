import { expect, it } from 'vitest';
import { emailKeyOf, findMember, findMemberByEmail, getMember, patchMember } from '~db/queries/member';
import { findConversationOfPair } from '~db/queries/conversation';
import { findLatestToken, insertToken } from '~db/queries/token';
import { issueResetToken } from '~/features/account/links/reset-token.server';
import { openReset, resetPassword } from '~/features/account/credentials/reset-password.service.server';
import { followLink } from '~/features/account/links/link.service.server';
import { action, loader } from '~/routes/complete-signup';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { joiningJobs } from '../joining.jobs.server';
import { signUp } from '../signup/signup.service.server';

const anna = { email: 'anna@exmaple.org', name: 'Anna', password: 'vuurtoren op texel', dateOfBirth: '1990-02-28' };
const right = 'anna@example.org';
const END = '/complete-signup/complete';
const params = { step: 'complete' };

const secretIn = (context: TestContext) => /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]!;
const correct = (who: TestContext, email: string) => callRoute(action, who, END, { params, form: { email } });
const leadsTo = (response: { headers: Headers }) => response.headers.get('Location');

async function signedUp(opened: OpenDatabase, tenant = {}) {
  const context = testContext(opened, { tenant });
  const target = await makeMember(context);
  const outcome = await signUp(context, { ...anna, signupMessage: 'Hoi!', gender: null, targetId: target.id });
  const member = (await findMemberByEmail(context.db, anna.email))!;
  expect(outcome.kind).toBe('member');
  await drainOutbox(opened, context, joiningJobs);
  const me = as(context, { ...(await makeUnconfirmed(context)), id: member.id, email: anna.email });
  return { context, me, target, oldSecret: secretIn(context), drain: () => drainOutbox(opened, context, joiningJobs) };
}

withDatabase('correcting the e-mail address of a new account', (open) => {
  // covers S4-048 S4-051
  it('sends a new link to the right address, ends the old one, and delivers the first message when it is followed', async () => {
    const { context, me, target, oldSecret, drain } = await signedUp(await open());
    expect(leadsTo(await correct(me, ` ${right} `))).toBe(`${END}?notice=activation-sent`);
    await drain();
    expect(context.mail.sent.at(-1)).toMatchObject({ to: right });
    expect(context.mail.sent.at(-1)!.text).toContain(`Your message to ${target.name} is waiting`);
    const secret = secretIn(context);
    expect(await followLink(me, oldSecret, oneTimeLinks)).toBe('/activate/error');
    expect(await findMember(context.db, me.member.id)).toMatchObject({ email: right, status: 'not_confirmed' });
    expect(await findConversationOfPair(context.db, me.member.id, target.id)).toMatchObject({
      id: expect.anything() as string,
    });
    expect(await followLink(me, secret, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
    expect(await findMember(context.db, me.member.id)).toMatchObject({
      status: 'active',
      email_key: emailKeyOf(right),
    });
  });

  it('ends what was mailed to the wrong address: a stranger who reads it there cannot take the account', async () => {
    const { context, me } = await signedUp(await open());
    const reset = await issueResetToken(context.db, context, me.member.id);
    expect((await openReset(context, reset)).reset).not.toBeNull();
    await insertToken(context.db, {
      token_hash: 'change',
      purpose: 'mail_change',
      member_id: me.member.id,
      payload: JSON.stringify({ email: 'elsewhere@example.org' }),
      created_at: context.clock.now(),
      expires_at: context.clock.now() + 1000,
    });
    await correct(me, right);
    expect((await openReset(context, reset)).reset).toBeNull();
    await expect(resetPassword(context, { token: reset, password: 'een heel lange zin' })).rejects.toMatchObject({
      code: 'account.link-invalid',
    });
    expect(await findLatestToken(context.db, me.member.id, 'mail_change', context.clock.now())).toBeUndefined();
  });

  it('shows what is wrong at the field, with what was typed', async () => {
    const { me } = await signedUp(await open());
    expect(await correct(me, 'anna@')).toMatchObject({
      status: 400,
      data: { fieldErrors: { email: [{ id: 'account.email-invalid' }] }, values: { email: 'anna@' } },
    });
    expect((await callRoute(loader, me, END, { params })).status).toBe(302);
  });

  it('refuses the address of another account and leaves both as they are', async () => {
    const { context, me, oldSecret } = await signedUp(await open());
    const owner = await makeMember(context, { email: right });
    expect(await correct(me, right.toUpperCase())).toMatchObject({
      status: 400,
      data: { fieldErrors: { email: [{ id: 'account.email-taken' }] } },
    });
    await patchMember(context.db, owner.id, { status: 'deleted', deleted_at: context.clock.now() });
    expect(await correct(me, right)).toMatchObject({
      status: 403,
      data: { error: { code: 'account.signup-deleted' } },
    });
    expect((await getMember(context.db, me.member.id)).email).toBe(anna.email);
    expect(await followLink(me, oldSecret, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
  });

  it('answers the same whether there is an account or not where the brand is neutral; the owner gets a mail', async () => {
    const opened = await open();
    const { context, me, drain } = await signedUp(opened, { neutral_account_answers: true });
    await makeMember(context, { email: 'owner@example.org' });
    const response = await correct(me, 'owner@example.org');
    await drain();
    expect(context.mail.sent.at(-1)).toMatchObject({ to: 'owner@example.org' });
    expect(await getMember(context.db, me.member.id)).toMatchObject({ email: 'owner@example.org', email_key: null });
    const free = await correct(me, right);
    await drain();
    expect([response.status, leadsTo(response)]).toEqual([free.status, leadsTo(free)]);
    expect(leadsTo(free)).toBe(`${END}?notice=activation-sent`);
    expect(await getMember(context.db, me.member.id)).toMatchObject({ email: right, email_key: emailKeyOf(right) });
  });

  it('does not take along what somebody else typed for the old address', async () => {
    const opened = await open();
    const { context, me, drain } = await signedUp(opened, { neutral_account_answers: true });
    const owner = { ...anna, name: 'Annemarie', password: 'een andere vuurtoren' };
    await signUp(context, { ...owner, signupMessage: '', gender: null, targetId: null });
    await correct(me, right);
    await drain();
    const texts = context.mail.sent.filter(({ to }) => to === right).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Anna');
    expect(texts[0]).not.toContain('Annemarie');
  });

  it('is possible a few times an hour, and only before the confirmation', async () => {
    const { context, me, oldSecret } = await signedUp(await open());
    const ways = [];
    for (let i = 0; i < 6; i++) ways.push(leadsTo(await correct(me, `anna${i}@example.org`)));
    expect(ways.at(0)).toBe(`${END}?notice=activation-sent`);
    expect(ways.at(-1)).toBe(`${END}?notice=activation-wait`);
    expect((await getMember(context.db, me.member.id)).email).toBe('anna4@example.org');
    expect(await followLink(me, oldSecret, oneTimeLinks)).toBe('/activate/error');
    await patchMember(context.db, me.member.id, { status: 'active' });
    const later = testContext({ ...(await open()) });
    const confirmed = as(later, await makeMember(later, { email: 'bea@example.org' }));
    expect(leadsTo(await correct(confirmed, right))).toBe(END);
    expect((await getMember(later.db, confirmed.member.id)).email).toBe('bea@example.org');
  });
});
