import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findConsent } from '~db/queries/consent';
import { creditsOf } from '~db/queries/credit-account';
import { findMember, findMemberByEmail } from '~db/queries/member';
import { findConversationOfPair } from '~db/queries/conversation';
import { insertOutbox } from '~db/queries/outbox';
import { verifyPassword } from '~/features/account/passwords/password.service.server';
import { findViewer } from '~/features/account/sessions/session.service.server';
import { testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { termsVersion } from '~/tenancy/text-versions';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { joiningJobs } from '../joining.jobs.server';
import type { SignupInput } from './new-account.server';
import { signUp, type SignupOutcome } from './signup.service.server';

const anna: SignupInput = {
  email: 'Anna@example.org',
  name: 'Anna Vos',
  password: 'vuurtoren op texel',
  dateOfBirth: '1990-02-28',
  signupMessage: '',
  gender: 'female',
  targetId: null,
};

function memberOf(outcome: SignupOutcome): string {
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  return outcome.memberId;
}

async function viewerOf(context: TestContext, outcome: SignupOutcome) {
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  return findViewer(context, cookieIn(outcome.cookies, 'session'));
}

withDatabase('signup', (open) => {
  // covers S1-001 S3-002 S4-043 S4-050 S6-013
  it('makes an unconfirmed account, logs in, grants the credits and sends the activation mail', async () => {
    const opened = await open();
    const context = testContext(opened, { locale: 'nl' });
    const outcome = await signUp(context, anna);
    const member = await findMember(context.db, memberOf(outcome));
    expect(member).toMatchObject({
      email: 'Anna@example.org',
      email_key: 'anna@example.org',
      name: 'Anna Vos',
      birth_date: '1990-02-28',
      status: 'not_confirmed',
      profile_status: 'disabled',
      searchable: 0,
      gender: 'female',
      country: 'NL',
      language: 'nl',
      paid_user: 0,
      signup_date: context.clock.now(),
    });
    expect(await verifyPassword(member!.password_hash, anna.password)).toBe(true);
    expect(await viewerOf(context, outcome)).toMatchObject({ kind: 'member', member: { credits: 30 } });
    expect(await creditsOf(context.db, member!.id)).toBe(30);
    expect(await findConsent(context.db, member!.id, 'terms')).toMatchObject({
      given: 1,
      version: termsVersion(context.tenant),
    });
    expect((await listAuditOf(context.db, member!.id, 5)).map((row) => row.action)).toEqual(['account.signup']);
    expect(await drainOutbox(opened, context, joiningJobs)).toEqual(['account.activation-mail']);
    expect(context.mail.sent).toMatchObject([
      { to: 'Anna@example.org', from: { name: 'Testbrand' }, subject: 'Bevestig je e-mailadres voor Testbrand' },
    ]);
  });

  // covers S3-088 S3-089 S3-090 S3-091 S3-092
  it('stores where the visitor came from', async () => {
    const tracking = { network: 'adnet', ref: 'r1', sub1: 'a', sub2: 'b', sub3: null };
    const context = testContext(await open(), { tracking });
    expect(await findMember(context.db, memberOf(await signUp(context, anna)))).toMatchObject(tracking);
  });

  // covers S3-028 S6-005 S6-006 S6-007
  it('accepts everybody, only visitors of a traffic source, or nobody: invite-only', async () => {
    const opened = await open();
    const tracking = { network: 'adnet', ref: null, sub1: null, sub2: null, sub3: null };
    const closed = testContext(opened, { tenant: { signups: 'none' }, tracking });
    await expect(signUp(closed, anna)).rejects.toMatchObject({ code: 'account.invite-only', status: 403 });
    const tracked = testContext(opened, { tenant: { signups: 'with_trafficsource' } });
    await expect(signUp(tracked, anna)).rejects.toMatchObject({ code: 'account.invite-only' });
    expect(await findMemberByEmail(opened.db, anna.email)).toBeUndefined();
    expect((await signUp({ ...tracked, tracking }, anna)).kind).toBe('member');
  });

  // covers S4-043
  it('stores the first message to the profile it came from until the confirmation', async () => {
    const opened = await open();
    const context = testContext(opened);
    const target = await makeMember(context, { name: 'Bram' });
    const id = memberOf(await signUp(context, { ...anna, targetId: target.id, signupMessage: 'Hoi Bram!' }));
    expect(await findMember(context.db, id)).toMatchObject({
      signup_from_member_id: target.id,
      // The text is stored in the message only.
      signup_message: null,
    });
    expect(await findConversationOfPair(context.db, id, target.id)).toMatchObject({ started_by: id, last_seq: 1 });
    await drainOutbox(opened, context, joiningJobs);
    expect(context.mail.sent[0]!.text).toContain('Your message to Bram is waiting');
  });

  it('promises no pending message if the credits were not enough', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { signup_credits: 0 } });
    const target = await makeMember(context, { name: 'Bram' });
    const outcome = await signUp(context, { ...anna, targetId: target.id, signupMessage: 'Hoi Bram!' });
    expect(outcome.kind).toBe('member');
    await drainOutbox(opened, context, joiningJobs);
    expect(context.mail.sent[0]!.text).not.toContain('is waiting');
    // A text that could not be sent stays in the composer for the retention period of messages.
    const message = async () => (await findMemberByEmail(context.db, anna.email))!.signup_message;
    expect(await message()).toBe('Hoi Bram!');
    opened.clock.advance(context.tenant.message_retention_days * 86_400_000);
    await drainOutbox(opened, context, joiningJobs);
    expect(await message()).toBeNull();
  });

  it('sends an existing member to log in, whatever the case of the e-mail address, and changes nothing', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, { email: 'anna@example.org', signup_date: context.clock.now() - DAY });
    expect(await signUp(context, { ...anna, email: 'ANNA@EXAMPLE.ORG' })).toEqual({ kind: 'existing' });
    expect(await findMember(context.db, member.id)).toMatchObject({ name: member.name, password_hash: null });
  });

  it('does not know another brand’s member', async () => {
    const opened = await open();
    await makeMember(testContext(opened, { brand: 2 }), { email: 'anna@example.org' });
    expect((await signUp(testContext(opened), anna)).kind).toBe('member');
  });

  // covers S8-016
  it('refuses the e-mail address of a deleted account for 14 days, then it is free', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeMember(context, {
      email: 'anna@example.org',
      status: 'deleted',
      deleted_at: context.clock.now(),
    });
    opened.clock.advance(14 * DAY - 1);
    await expect(signUp(context, anna)).rejects.toMatchObject({ code: 'account.signup-deleted', status: 403 });
    opened.clock.advance(1);
    expect(memberOf(await signUp(context, anna))).not.toBe(member.id);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: null, email_key: null, status: 'deleted' });
  });

  it('is safe to submit twice: the same account, logged in both times, one grant, one mail', async () => {
    const opened = await open();
    const context = testContext(opened);
    const first = await signUp(context, anna);
    const second = await signUp(context, anna);
    expect(memberOf(second)).toBe(memberOf(first));
    expect((await viewerOf(context, second)).kind).toBe('member');
    expect(await creditsOf(context.db, memberOf(first))).toBe(30);
    expect(await drainOutbox(opened, context, joiningJobs)).toEqual(['account.activation-mail']);
    expect(await signUp(context, { ...anna, password: 'een ander wachtwoord' })).toEqual({ kind: 'existing' });
    opened.clock.advance(2 * 60 * 60 * 1000);
    expect(await signUp(context, anna)).toEqual({ kind: 'existing' });
  });

  it('makes one account of ten signups at once', async () => {
    const opened = await open();
    const context = testContext(opened);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) => signUp(context, i % 2 ? anna : { ...anna, email: 'ANNA@example.org' })),
    );
    expect(new Set(outcomes.map(memberOf)).size).toBe(1);
    const system = opened.database.system('test');
    expect(await system.selectFrom('member').selectAll().execute()).toHaveLength(1);
    expect(await system.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    expect(await creditsOf(context.db, memberOf(outcomes[0]!))).toBe(30);
  });

  it('gives one account to one of two people who claim the same e-mail address at once', async () => {
    const context = testContext(await open());
    const other = { ...anna, password: 'een heel ander wachtwoord' };
    const outcomes = await Promise.all([signUp(context, anna), signUp(context, other)]);
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['existing', 'member']);
  });

  it('does not reveal passwords: guesses at a fresh account are limited', async () => {
    const context = testContext(await open());
    await signUp(context, anna);
    for (let i = 0; i < 10; i++) await signUp(context, { ...anna, password: `guess number ${i}` });
    expect(await signUp(context, anna)).toEqual({ kind: 'existing' });
  });

  it('is limited per IP address, with growing pauses, and closes no network', async () => {
    const context = testContext(await open());
    for (let i = 0; i < 20; i++) await signUp(context, { ...anna, email: `a${i}@example.org` });
    const refused = { status: 429, code: 'account.signup-later', values: { minutes: 1, retry_after: 60 } };
    await expect(signUp(context, { ...anna, email: 'b@example.org' })).rejects.toMatchObject(refused);
    const neighbour = { ...context, ipKey: () => 'a neighbour' };
    expect(await signUp(neighbour, { ...anna, email: 'c@example.org' })).toMatchObject({ kind: 'member' });
  });

  it('stores the visitor’s country if the brand serves it', async () => {
    const opened = await open();
    const countryOf = async (email: string, country: { geoip: string; selected: string | null }) => {
      const context = testContext(opened, { country });
      return (await findMember(context.db, memberOf(await signUp(context, { ...anna, email }))))!.country;
    };
    expect(await countryOf('a@example.org', { geoip: 'NL', selected: null })).toBe('NL');
    expect(await countryOf('b@example.org', { geoip: 'BR', selected: null })).toBe('NL');
  });

  it('leaves nothing behind if a part of it fails', async () => {
    const opened = await open();
    const context = testContext(opened);
    // The last row, that of the mail, gets an id that is taken.
    const used = 'x'.repeat(26);
    const [created_at, due_at] = [0, 0];
    await insertOutbox(opened.db, { id: used, topic: 'test', payload: '{}', created_at, due_at });
    const failing = { ...context, ids: { ...context.ids, ulid: () => used } };
    await expect(signUp(failing, anna)).rejects.toThrow();
    expect(await findMemberByEmail(opened.db, anna.email)).toBeUndefined();
  });
});

withDatabase('signup at a brand with neutral responses', (open) => {
  it('says the same for a new, a known, an unconfirmed and a deleted e-mail address, and sends the fitting mail', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { neutral_account_answers: true } });
    await makeMember(context, { email: 'known@example.org', name: 'Kees' });
    await makeMember(context, { email: 'gone@example.org', status: 'deleted', deleted_at: context.clock.now() });
    for (const email of ['new@example.org', 'known@example.org', 'new@example.org', 'gone@example.org']) {
      expect(await signUp(context, { ...anna, email })).toMatchObject({ kind: 'member' });
    }
    await drainOutbox(opened, context, joiningJobs);
    const mails = context.mail.sent.map(({ to, subject }) => `${to}: ${subject}`).sort();
    expect(mails).toEqual([
      'gone@example.org: Your account on Testbrand',
      'known@example.org: Your account on Testbrand',
      'new@example.org: Confirm your e-mail address for Testbrand',
      'new@example.org: Confirm your e-mail address for Testbrand',
    ]);
    const sentMail = context.mail.sent.find((mail) => mail.to === 'gone@example.org')!;
    expect(sentMail.text).toContain('help@acme.example');
    expect(sentMail.text).not.toContain('/login');
  });

  it('does not flood a mailbox', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { neutral_account_answers: true } });
    await makeMember(context, { email: 'known@example.org' });
    for (let i = 0; i < 12; i++) await signUp(context, { ...anna, email: 'known@example.org' });
    await drainOutbox(opened, context, joiningJobs);
    expect(context.mail.sent).toHaveLength(5);
  });

  it('starts a session of an account that was just begun, known e-mail address or not, and of no other', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { neutral_account_answers: true } });
    const owner = await makeMember(context, { email: 'known@example.org', name: 'Kees' });
    const outcomes = [await signUp(context, anna), await signUp(context, { ...anna, email: 'Known@example.org' })];
    const ids = outcomes.flatMap((outcome) => (outcome.kind === 'member' ? [outcome.memberId] : []));
    expect(ids).not.toContain(owner.id);
    const sessions = await opened.database.system('test').selectFrom('session').select('member_id').execute();
    expect(sessions.map(({ member_id }) => member_id).toSorted()).toEqual(ids.toSorted());
    expect(await findMemberByEmail(context.db, 'known@example.org')).toMatchObject({ id: owner.id, name: 'Kees' });
  });
});
