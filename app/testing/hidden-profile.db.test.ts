import { expect, it } from 'vitest';
import { findDecision } from '~db/queries/decision';
import { getMember, patchMember } from '~db/queries/member';
import { insertToken } from '~db/queries/token';
import type { FormProblem } from '~/contract/problem';
import { decisionRules, findOwnDecision } from '~/features/account/decision/decision.service.server';
import { followLink } from '~/features/account/links/link.service.server';
import { hashSecret } from '~/features/account/secret.service.server';
import { toUserResponse } from '~/features/account/user-response.service.server';
import { viewerMember } from '~/features/account/sessions/viewer-member.server';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { sendPhoto } from '~/features/chat/photos/photo-message.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { getProfileEdit } from '~/features/profiles/edit/profile-edit.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportMember } from '~/features/safety/report/report.service.server';
import { decideOnReport, disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { safetyJobs } from '~/features/safety/safety.jobs.server';
import * as chat from '~/routes/chats-id';
import * as gift from '~/routes/chats-id-gift';
import * as photo from '~/routes/chats-id-photo';
import * as newChat from '~/routes/members-id-chat';
import * as newGift from '~/routes/members-id-gift';
import * as ban from '~/routes/pages-ban';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import type { ViewerMember } from '~/server/context/viewer';
import { callRoute } from './call-route';
import { as, type TestContext } from './context';
import { makeMember, makeUnconfirmed } from './make-member';
import { drainOutbox } from './outbox';
import { withDatabase, type OpenDatabase } from './with-database';

/** All combinations of confirmation and hiding that a profile can have. */
const states = [
  { name: 'shown', confirmed: true, hidden: 'not' },
  { name: 'not confirmed', confirmed: false, hidden: 'not' },
  ...decisionRules.flatMap((rule) => [
    { name: `hidden: ${rule}`, confirmed: true, hidden: 'now', rule } as const,
    { name: `not confirmed and hidden: ${rule}`, confirmed: false, hidden: 'now', rule } as const,
  ]),
  { name: 'hidden once, shown again', confirmed: true, hidden: 'before' },
  { name: 'not confirmed, hidden once', confirmed: false, hidden: 'before' },
  { name: 'hidden before decisions had numbers', confirmed: true, hidden: 'numberless' },
] as const;
type State = (typeof states)[number];

/** Every page whose form sends something without JavaScript, and whether the conversation exists already. */
const pages = [
  ['a message', chat, true],
  ['a first message', newChat, false],
  ['a gift', gift, true],
  ['a first gift', newGift, false],
  ['a photo', photo, true],
] as const;

const REASON = 'You asked Mia for 200 euros.';

async function makeIn(context: TestContext, state: State): Promise<ViewerMember> {
  const wishes = { paid_user: 1, credits: 90, photo: true };
  const member = await (state.confirmed ? makeMember : makeUnconfirmed)(context, wishes);
  const decision = { rule: 'rule' in state ? state.rule : ('spam' as const), reason: REASON, by: 'Eva' };
  if (state.hidden === 'now' || state.hidden === 'before') await disableProfile(context, member.id, decision);
  if (state.hidden === 'before') await enableProfile(context, member.id, { reason: 'A mistake', by: 'Eva' });
  if (state.hidden === 'numberless')
    await patchMember(context.db, member.id, { profile_status: 'disabled', searchable: 0 });
  return again(context, member.id);
}

/** The member as the next request loads them. */
async function again(context: TestContext, id: string): Promise<ViewerMember> {
  const row = await getMember(context.db, id);
  const photo = { photo_filename: null, photo_thumb_filename: null, photo_match_filename: null };
  return viewerMember({ ...row, ...photo, credits: 90 });
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Everything that can tell a member why nobody sees their profile. */
async function tellsOf(context: TestContext, member: ViewerMember, otherId: string) {
  const mine = as(context, member);
  const { existing, ...found } = await findNewChat(mine, otherId);
  if (existing !== null) throw new Error('the conversation has begun');
  const photo = { conversation: 'c', requestKey: 'p', receive: () => Promise.reject(new Error('took the photo')) };
  return {
    statement: await findOwnDecision(mine, member),
    edit: (await getProfileEdit(mine)).hiddenBy,
    own: (await getProfile(mine, member.id, false)).viewer.hiddenBy,
    composer: 'page' in found ? found.page.writePermission : '',
    text: await codeOf(send(context, member, { id: otherId } as ViewerMember)),
    photo: await codeOf(sendPhoto(mine, photo)),
    api: toUserResponse(mine, member),
    email: member.email,
    ban: ((await callRoute(ban.loader, mine, '/pages/ban')).data as { own: unknown }).own,
  };
}

/** Checks what must hold in every state; throws where a statement is not true. */
function checkTells(context: TestContext, state: State, tells: Awaited<ReturnType<typeof tellsOf>>): void {
  const { statement, edit, own, composer, text, photo, api } = tells;
  expect(tells.ban).toEqual(statement && { email: tells.email, number: statement.number });
  const team = state.hidden === 'now' || state.hidden === 'numberless';
  const because = team ? 'team' : state.confirmed ? null : 'unconfirmed';
  expect([edit, own]).toEqual([because, because]);
  expect(composer).toBe(team ? 'own-disabled' : state.confirmed ? 'open' : 'unconfirmed');
  const refused = state.hidden === 'numberless' ? 'safety.profile-disabled' : 'safety.profile-hidden';
  const wanted = team ? refused : state.confirmed ? 'done' : 'chat.confirm-first';
  // A photo can only be sent in an existing conversation.
  expect([text, photo]).toEqual([wanted, wanted === 'done' ? 'errors.page-not-found' : wanted]);
  // The API only uses the values of the specification.
  expect(api.status).toBe(state.confirmed ? 'active' : 'not_confirmed');
  expect(api.profile.status).toBe(because === null ? 'active' : 'disabled');
  expect(JSON.stringify(api)).not.toMatch(/decision|hidden/i);
  expect(statement === null).toBe(!team);
  if (!statement) return;
  const statementText = [statement.title, ...statement.lines, statement.objection].join('\n');
  expect(statementText).not.toMatch(/confirm/i);
  expect(statementText).toContain(context.tenant.support_email);
  if (!('rule' in state)) return;
  const rule = context
    .texts('en')
    .formatMessage({ id: `mail.rule-${state.rule}` }, { min_age: 18, brand: context.tenant.name });
  for (const part of [rule, REASON, statement.number!]) expect(statementText).toContain(part);
  expect(statement.objection).toContain(statement.number!);
}

withDatabase('why nobody sees a profile', (open) => {
  it('is stated truthfully in every state and everywhere', async () => {
    const context = chatContext(await open());
    for (const state of states) {
      const [member, other] = [await makeIn(context, state), await makeRich(context)];
      const tells = await tellsOf(context, member, other.id);
      expect(() => checkTells(context, state, tells), state.name).not.toThrow();
    }
  });

  it.each(pages)('is stated when a page that was open before the decision sends: %s', async (_name, route, begun) => {
    const context = chatContext(await open());
    const [member, other] = [await makeRich(context), await makeRich(context)];
    const id = begun ? (await send(context, member, other)).conversation.id : other.id;
    const number = await disableProfile(context, member.id, { rule: 'spam', reason: REASON, by: 'Eva' });
    const mine = as(context, await again(context, member.id));
    const form = { text: 'Still here', gift: 'rose', request_key: 'key-of-an-open-page' };
    const response = await callRoute(route.action, mine, '/?key=key-of-an-open-page', { params: { id }, form });
    const { error } = response.data as FormProblem;
    expect([response.status, error?.code]).toEqual([403, 'safety.profile-hidden']);
    expect(error!.values).toMatchObject({ number, email: context.tenant.support_email });
    // The page loads the messages of the refusal.
    expect(route.handle.messages).toContain('safety');
  });

  it('control: a hidden profile mistaken for an unconfirmed one is found', async () => {
    const context = chatContext(await open());
    const state = states.find(({ name }) => name === 'hidden: scam')!;
    const member = await makeIn(context, state);
    const confused: ViewerMember = { ...member, status: 'not_confirmed', hiddenBy: 'unconfirmed' };
    const tells = await tellsOf(context, confused, (await makeRich(context)).id);
    expect(() => checkTells(context, state, tells)).toThrow();
  });

  it('does not change with the confirmation of the e-mail address: pending messages wait until the decision is lifted', async () => {
    const context = chatContext(await open());
    const member = await makeUnconfirmed(context, { paid_user: 1, credits: 90 });
    const number = await disableProfile(context, member.id, { rule: 'spam', reason: REASON, by: 'Eva' });
    await insertToken(context.db, {
      token_hash: hashSecret('t'.repeat(43)), purpose: 'activation', member_id: member.id, payload: null,
      created_at: context.clock.now(), expires_at: context.clock.now() + 1000,
    }); // prettier-ignore
    expect(await followLink(as(context, member), 't'.repeat(43), oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
    expect(await getMember(context.db, member.id)).toMatchObject({
      status: 'active',
      profile_status: 'disabled',
      searchable: 0,
    });
    expect((await again(context, member.id)).hiddenBy).toBe('team');
    expect(await enableProfile(context, member.id, { reason: 'no', by: 'Eva' })).toBe(true);
    expect(await getMember(context.db, member.id)).toMatchObject({
      profile_status: 'active',
      searchable: 1,
      decision_number: null,
    });
    expect((await findDecision(context.db, number!))?.lifted_at).toBe(context.clock.now());
  });
});

withDatabase('the notification of a decision', (open) => {
  const subjects = (mails: TestContext['mail']['sent']) => mails.map(({ to, subject }) => `${to}: ${subject}`);

  /** The mails that are sent by the jobs that are due now. */
  async function mailed(opened: OpenDatabase, context: TestContext) {
    const before = context.mail.sent.length;
    await drainOutbox(opened, context, safetyJobs);
    return context.mail.sent.slice(before);
  }

  async function reported(opened: OpenDatabase) {
    const context = chatContext(opened);
    const anna = await makeMember(context, { email: 'anna@mail.example' });
    const ben = await makeMember(context, { email: 'ben@mail.example', language: 'nl' });
    const report = reportSchema.parse({ reason: 'scam', words: 'Wants money' });
    const { number } = await reportMember(as(context, anna), ben.id, report);
    await reportMember({ ...context, viewer: { kind: 'visitor' } }, ben.id, report);
    await mailed(opened, context);
    return { opened, context, ben, number };
  }

  it('reaches the member in their language, with rule, reason and number, and the reporter', async () => {
    const { opened, context, ben, number } = await reported(await open());
    const decision = await disableProfile(context, ben.id, { rule: 'scam', reason: REASON, by: 'Eva' });
    const mails = await mailed(opened, context);
    expect(subjects(mails).sort()).toEqual([
      `anna@mail.example: The outcome of your report ${number}`,
      `ben@mail.example: Je profiel op ${context.tenant.name}: besluit ${decision}`,
    ]);
    const [toAnna, toBen] = [...mails].sort((a, b) => (a.to < b.to ? -1 : 1));
    expect(toAnna!.text).toContain('You were right');
    // The reporter learns neither what was decided nor the number for an objection.
    expect(toAnna!.text).not.toContain(decision);
    for (const part of ['vraagt leden om geld', REASON, decision!, context.tenant.support_email, 'rechter'])
      expect(toBen!.text).toContain(part);
    expect(toBen!.text).not.toContain('Anna');
    await enableProfile(context, ben.id, { reason: 'A mistake', by: 'Eva' });
    expect(subjects(await mailed(opened, context))).toEqual([
      `ben@mail.example: Je profiel op ${context.tenant.name} is terug`,
    ]);
  });

  it.each(['upheld', 'dismissed'] as const)('reaches the reporter once if the report was %s', async (state) => {
    const { opened, context, number } = await reported(await open());
    expect(await decideOnReport(context, number, state, { reason: 'For the team alone', by: 'Eva' })).toBe(true);
    expect(await decideOnReport(context, number, 'dismissed', { reason: 'again', by: 'Eva' })).toBe(false);
    const mails = await mailed(opened, context);
    expect(subjects(mails)).toEqual([`anna@mail.example: The outcome of your report ${number}`]);
    const { text } = mails[0]!;
    expect(text).toContain(state === 'upheld' ? 'it breaks our rules' : 'found nothing that breaks our rules');
    expect(text).toContain(context.tenant.support_email);
    expect(text).not.toContain('For the team alone');
  });

  it('is not sent to an e-mail address that was never confirmed', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const member = await makeUnconfirmed(context, { email: 'who@mail.example' });
    await disableProfile(context, member.id, { rule: 'scam', reason: REASON, by: 'Eva' });
    expect(await mailed(opened, context)).toEqual([]);
  });
});
