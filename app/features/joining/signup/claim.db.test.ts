import { expect, it } from 'vitest';
import { emailKeyOf, findMember, findMemberByEmail, patchMember } from '~db/queries/member';
import { isMember } from '~/contract/actor';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { findViewer } from '~/features/account/sessions/session.service.server';
import { orderBundle, type Buyer } from '~/features/billing/billing.testing';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import * as activateResend from '~/routes/activate-resend';
import * as completeSignup from '~/routes/complete-signup';
import * as creditsOrder from '~/routes/credits-id-paymentmethod';
import * as emailChange from '~/routes/notifications-email-address';
import { callRoute, type RouteResponse } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { reminderRound } from '~/features/mailings/reminders.service.server';
import { issueActivationLink } from '../activation/activation-link.service.server';
import { correctEmail } from '../activation/correct-email.service.server';
import { resendActivation } from '../activation/activation.service.server';
import { joiningJobs } from '../joining.jobs.server';
import { signUp } from './signup.service.server';

const NEUTRAL = { neutral_account_answers: true };
const PASSWORD = 'vuurtoren op texel';
const anna = {
  name: 'Anna',
  password: PASSWORD,
  dateOfBirth: '1990-02-28',
  signupMessage: '',
  gender: null,
  targetId: null,
};

/** Signs up at a brand with neutral answers. Returns the context of the member that the browser is then logged in as. */
async function begin(opened: OpenDatabase, email: string) {
  const context = testContext(opened, { tenant: NEUTRAL });
  const outcome = await signUp(context, { ...anna, email });
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  const viewer = await findViewer(context, cookieIn(outcome.cookies, 'session'));
  if (!isMember(viewer)) throw new Error('nobody is logged in');
  return { ...as(context, viewer.member), viewer };
}

const drain = (opened: OpenDatabase, context: Buyer) => drainOutbox(opened, context, joiningJobs);
const secretIn = ({ text }: { text: string }) => /localhost:3000\/([\w-]{43})\s/.exec(text)![1]!;
const mailsTo = (context: Buyer, email: string) => context.mail.sent.filter(({ to }) => to === email);

/** What a stranger sees of a response, who knows the e-mail address that they typed themselves. */
const seen = ({ status, headers, data }: RouteResponse, email: string) => ({
  status,
  location: headers.get('Location'),
  body: (JSON.stringify(data) ?? '').replaceAll(new RegExp(email, 'gi'), '…').replaceAll(/[0-9a-z]{26}/gi, 'an id'),
});

/** Goes everywhere where an e-mail address is shown, sent to, changed or needed. */
async function everything(opened: OpenDatabase, email: string) {
  const who = await begin(opened, email);
  const step = { step: 'complete' };
  const order = { id: '100', paymentmethod: 'ideal' };
  const change = (to: string) =>
    callRoute(emailChange.action, who, '/notifications/email-address', {
      form: { intent: 'change', email: to, password: PASSWORD },
    });
  const responses = [await callRoute(completeSignup.loader, who, '/complete-signup/1', { params: { step: '1' } })];
  await patchMember(who.db, who.member.id, { signup_step: null, gender: 'female' });
  responses.push(
    await callRoute(completeSignup.loader, who, '/complete-signup/complete', { params: step }),
    await callRoute(emailChange.loader, who, '/notifications/email-address'),
    await change(email.toUpperCase()),
    await callRoute(creditsOrder.loader, who, '/credits/100/ideal', { params: order }),
  );
  for (let again = 0; again < 7; again++)
    responses.push(await callRoute(activateResend.action, who, '/activate/resend', { form: {} }));
  return responses.map((response) => seen(response, email));
}

withDatabase('a signup with the e-mail address of somebody else, at a brand with neutral answers', (open) => {
  // covers S4-048
  it.each(['active', 'not_confirmed', 'deleted'] as const)(
    'is inside like any other and learns nothing there: the address is of an account that is %s',
    async (status) => {
      const opened = await open();
      const context = testContext(opened, { tenant: NEUTRAL });
      const deleted_at = status === 'deleted' ? context.clock.now() : null;
      await makeMember(context, { email: 'known@example.org', status, deleted_at });
      const known = await everything(opened, 'known@example.org');
      const free = await everything(opened, 'free@example.org');
      expect(known).toEqual(free);
      expect(free[1]).toMatchObject({ status: 200, body: expect.stringContaining('"email":"…"') as string });
      expect(new Set(free.map(({ location }) => location))).toContain('/members?notice=activation-wait');
    },
  );

  it('is told from a new one by what is in the database alone, so that the comparison above can fail', async () => {
    const opened = await open();
    const owner = await makeMember(testContext(opened), { email: 'known@example.org' });
    const claim = await begin(opened, 'Known@example.org');
    expect(await findMember(claim.db, claim.member.id)).toMatchObject({ email: 'Known@example.org', email_key: null });
    expect((await findMemberByEmail(claim.db, 'known@example.org'))?.id).toBe(owner.id);
    const free = await begin(opened, 'free@example.org');
    expect((await findMember(free.db, free.member.id))?.email_key).toBe(emailKeyOf('free@example.org'));
  });

  it('buys nothing before the mailbox has confirmed the account, known or not; elsewhere one may', async () => {
    const opened = await open();
    await makeMember(testContext(opened), { email: 'known@example.org' });
    for (const email of ['known@example.org', 'free@example.org']) {
      const who = await begin(opened, email);
      await expect(orderBundle(who)).rejects.toMatchObject({ code: 'billing.confirm-first', status: 403 });
    }
    const ordinary = testContext(opened);
    await orderBundle(as(ordinary, await makeUnconfirmed(ordinary)));
    const who = await begin(opened, 'soon@example.org');
    await orderBundle(as(who, { ...who.member, status: 'active' }));
  });

  it('becomes the account of the address by its own link, and the others that claimed it end', async () => {
    const opened = await open();
    const first = await begin(opened, 'new@example.org');
    const [second, third] = [await begin(opened, 'new@example.org'), await begin(opened, 'new@example.org')];
    await drain(opened, first);
    // The mails go out in the order of the signups.
    const [, link] = [first, second, third].flatMap(({ mail }) => mail.sent).map(secretIn);
    const all = [...mailsTo(first, 'new@example.org')];
    expect(all).toHaveLength(3);
    expect(await openLink(second, link!, oneTimeLinks)).toMatchObject({ kind: 'page' });
    expect(await followLink(second, link!, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
    const states = await Promise.all([first, second, third].map(({ db, member }) => findMember(db, member.id)));
    expect(states.map((member) => [member?.status, member?.email_key])).toEqual([
      ['deleted', null],
      ['active', 'new@example.org'],
      ['deleted', null],
    ]);
  });

  it('gets the address by a further mail if the account that had it is gone', async () => {
    const opened = await open();
    const owner = await begin(opened, 'typo@example.org');
    const claim = await begin(opened, 'typo@example.org');
    expect(await correctEmail(owner, 'right@example.org')).toBe('sent');
    expect(await resendActivation(claim)).toBe('sent');
    await drain(opened, claim);
    const [link] = mailsTo(claim, 'typo@example.org').map(secretIn).slice(-1);
    expect(await followLink(claim, link!, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
    expect((await findMemberByEmail(claim.db, 'typo@example.org'))?.id).toBe(claim.member.id);
  });

  it('has no link to the mailbox of a confirmed account, whose owner learns of it', async () => {
    const opened = await open();
    await makeMember(testContext(opened), { email: 'known@example.org', name: 'Kees' });
    const claim = await begin(opened, 'known@example.org');
    await drain(opened, claim);
    expect(mailsTo(claim, 'known@example.org').map(({ subject }) => subject)).toEqual(['Your account on Testbrand']);
    expect(mailsTo(claim, 'known@example.org')[0]!.text).not.toMatch(/localhost:3000\/[\w-]{43}\s/);
  });

  it('ends after 30 days, unless it has become an account', async () => {
    const opened = await open();
    await makeMember(testContext(opened), { email: 'known@example.org' });
    const [claim, other] = [await begin(opened, 'known@example.org'), await begin(opened, 'known@example.org')];
    await patchMember(other.db, other.member.id, {
      status: 'active',
      email: 'own@example.org',
      email_key: 'own@example.org',
    });
    opened.clock.advance(30 * DAY - 1);
    await drain(opened, claim);
    expect(await findMember(claim.db, claim.member.id)).toMatchObject({ status: 'not_confirmed' });
    opened.clock.advance(1);
    await drain(opened, claim);
    expect(await findMember(claim.db, claim.member.id)).toMatchObject({ status: 'deleted', email: null });
    expect(await findMember(claim.db, other.member.id)).toMatchObject({ status: 'active', email: 'own@example.org' });
  });

  it('is never confirmed by a link of another kind, and reminds no mailbox', async () => {
    const opened = await open();
    await makeMember(testContext(opened), { email: 'known@example.org' });
    const claim = await begin(opened, 'known@example.org');
    const url = await issueActivationLink(claim, claim.member.id);
    expect(await followLink(claim, url.slice(-43), oneTimeLinks)).toBe('/activate/error');
    const row = (await findMember(claim.db, claim.member.id))!;
    expect(row).toMatchObject({ status: 'not_confirmed', email_key: null });
    opened.clock.advance(2 * DAY);
    const free = (await findMember(claim.db, (await begin(opened, 'free@example.org')).member.id))!;
    opened.clock.advance(2 * DAY);
    const subjects = await reminderRound.subjects(claim, [row, free], 'a round');
    expect([...subjects.keys()]).toEqual([free.id]);
  });
});
