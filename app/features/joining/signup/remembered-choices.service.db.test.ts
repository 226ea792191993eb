import { expect, it } from 'vitest';
import { findMember, getMember, patchMember } from '~db/queries/member';
import { findLikeState, insertLike } from '~db/queries/member-like';
import { listMatches } from '~db/queries/member-like-list';
import { insertBlock } from '~db/queries/block';
import { listSignupLikes } from '~db/queries/signup-like';
import { transaction } from '~db/database';
import { followLink } from '~/features/account/links/link.service.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { marketJson } from '~/tenancy/tenant.testing';
import { inBrowserOf, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { joiningJobs } from '../joining.jobs.server';
import { rememberedUrl, type RememberedChoices } from './remembered-choices';
import { findRememberedChoices } from './remembered-choices.service.server';
import { signUp } from './signup.service.server';

const NOBODY = { lander: null, likes: [], region: null, answer: null };
const TWO_COUNTRIES = { countries: ['NL', 'BE'], markets: { NL: marketJson(), BE: marketJson() } };
const anna = {
  email: 'anna@example.org',
  name: 'Anna',
  password: 'vuurtoren op texel',
  dateOfBirth: '1990-02-28',
  signupMessage: '',
  gender: null,
  targetId: null,
};

const remember = (context: TestContext, choices: Partial<Parameters<typeof findRememberedChoices>[1]>) =>
  findRememberedChoices(context, { ...NOBODY, ...choices });

withDatabase('choices from a landing page', (open) => {
  it('are remembered if they exist here and may be shown, in their order; the others are left out silently', async () => {
    const opened = await open();
    const context = testContext(opened);
    const bella = await makeFictional(context, { name: 'Bella', photo: true });
    const carl = await makeMember(context, { name: 'Carl' });
    const deleted = await makeMember(context, { status: 'deleted', profile_status: 'disabled' });
    const blocked = await makeMember(context, { profile_status: 'disabled' });
    const unconfirmed = await makeUnconfirmed(context);
    const elsewhere = await makeMember(testContext(opened, { brand: 2 }));
    const ids = [carl, deleted, blocked, unconfirmed, elsewhere, bella].map(({ id }) => id);
    expect((await remember(context, { likes: [...ids, 'x'.repeat(26)] })).likes).toEqual([
      { id: carl.id, name: 'Carl', thumb: null, fictional: false },
      { id: bella.id, name: 'Bella', thumb: expect.stringContaining('-thumb') as string, fictional: true },
    ]);
    // A brand that does not show members to visitors does not show them here either; fictional profiles are always
    // shown.
    const shy = testContext(opened, { tenant: { logged_out_search: 'none' } });
    expect((await remember(shy, { likes: ids })).likes.map(({ name }) => name)).toEqual(['Bella']);
  });

  it('include a region of the brand’s countries, in the reader’s language', async () => {
    const context = testContext(await open(), { tenant: TWO_COUNTRIES });
    expect((await remember(context, { region: 'NL-ZH' })).region).toEqual({
      id: 'NL-ZH',
      country: 'NL',
      name: 'South Holland',
    });
    expect((await remember(context, { region: 'BE-WAL' })).region?.country).toBe('BE');
    for (const region of ['NL-XX', 'FR-IDF', 'ZZ-1']) expect((await remember(context, { region })).region).toBeNull();
  });

  it('are in the URL again, without what was left out', () => {
    const remembered: RememberedChoices = {
      lander: 'video.rain',
      likes: [{ id: 'a', name: 'A', thumb: null, fictional: true }],
      region: { id: 'NL-ZH', country: 'NL', name: 'x' },
      answer: 'answer-1',
    };
    expect(rememberedUrl('/signup', remembered)).toBe('/signup?lander=video.rain&like=a&region=NL-ZH&answer=answer-1');
    expect(rememberedUrl('/signup', NOBODY)).toBe('/signup');
  });

  it('are stored in the account: place, profile text and lander', async () => {
    const context = testContext(await open(), { tenant: TWO_COUNTRIES });
    const remembered = await remember(context, { lander: 'maplanding', region: 'BE-WAL' });
    const outcome = await signUp(context, { ...anna, remembered, about: 'Somebody to talk with.' });
    expect(await findMember(context.db, memberOf(outcome))).toMatchObject({
      country: 'BE',
      region_id: 'BE-WAL',
      about: 'Somebody to talk with.',
      signup_lander: 'maplanding',
    });
  });

  it('are not stored in accounts without them, or where profiles have no such text', async () => {
    const opened = await open();
    const nothing = { region_id: null, about: null, signup_lander: null };
    const plain = testContext(opened);
    expect(await findMember(plain.db, memberOf(await signUp(plain, { ...anna, about: '' })))).toMatchObject(nothing);
    const bare = testContext(opened, { tenant: { visible_profile_notes: [] } });
    const other = await signUp(bare, { ...anna, email: 'b@example.org', about: 'Hidden.' });
    expect(await findMember(bare.db, memberOf(other))).toMatchObject(nothing);
  });
});

withDatabase('likes from a landing page', (open) => {
  it('become the member’s own with the activation, matches included, and are given once', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [bella, carl] = [await makeFictional(context), await makeMember(context)];
    const { id, secret } = await signedUp(opened, context, [bella.id, carl.id]);
    expect(await findLikeState(context.db, id, bella.id)).toMatchObject({ liked: false });
    expect((await listSignupLikes(context.db, id)).length).toBe(2);
    // Carl has liked her meanwhile.
    await transaction(context.db, (tx) =>
      insertLike(tx, { fromId: carl.id, toId: id, authorKind: 'member', now: context.clock.now() }),
    );
    expect(await followLink(inBrowserOf(context, id), secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await findLikeState(context.db, id, bella.id)).toMatchObject({ liked: true, matchedAt: null });
    expect((await listMatches(context.db, id, { limit: 5 })).map(({ memberId }) => memberId)).toEqual([carl.id]);
    expect(await listSignupLikes(context.db, id)).toEqual([]);
    const rows = await likesOf(opened, id);
    expect(rows.map(({ author_kind }) => author_kind)).toEqual(['member', 'member']);
    await followLink(inBrowserOf(context, id), secret, oneTimeLinks);
    expect(await likesOf(opened, id)).toEqual(rows);
  });

  it('are given once when the button is pressed ten times at once', async () => {
    const opened = await open();
    const context = testContext(opened);
    const liked = [await makeFictional(context), await makeFictional(context), await makeMember(context)];
    const { id, secret } = await signedUp(
      opened,
      context,
      liked.map((member) => member.id),
    );
    await Promise.all(Array.from({ length: 10 }, () => followLink(inBrowserOf(context, id), secret, oneTimeLinks)));
    expect(await likesOf(opened, id)).toHaveLength(3);
    expect(await listSignupLikes(context.db, id)).toEqual([]);
  });

  it('leave out members who are gone, hidden or blocked by then; the others and the activation succeed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [deleted, hidden, blocker, stays] = [
      await makeMember(context),
      await makeMember(context),
      await makeMember(context),
      await makeFictional(context),
    ];
    const { id, secret } = await signedUp(opened, context, [deleted.id, hidden.id, blocker.id, stays.id]);
    await patchMember(context.db, deleted.id, { status: 'deleted', profile_status: 'disabled' });
    await patchMember(context.db, hidden.id, { profile_status: 'disabled' });
    await insertBlock(context.db, blocker.id, id, context.clock.now());
    expect(await followLink(inBrowserOf(context, id), secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect((await getMember(context.db, id)).status).toBe('active');
    expect((await likesOf(opened, id)).map(({ to_id }) => to_id)).toEqual([stays.id]);
    expect(await listSignupLikes(context.db, id)).toEqual([]);
  });

  it('do not conflict with a like given by hand before the activation', async () => {
    const opened = await open();
    const context = testContext(opened);
    const bella = await makeFictional(context);
    const { id, secret } = await signedUp(opened, context, [bella.id]);
    const like = { fromId: id, toId: bella.id, authorKind: 'member' as const, now: context.clock.now() - 1 };
    await transaction(context.db, (tx) => insertLike(tx, like));
    const before = await likesOf(opened, id);
    expect(await followLink(inBrowserOf(context, id), secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await likesOf(opened, id)).toEqual(before);
  });
});

function memberOf(outcome: Awaited<ReturnType<typeof signUp>>): string {
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  return outcome.memberId;
}

async function signedUp(opened: OpenDatabase, context: TestContext, likes: string[]) {
  const remembered = await remember(context, { likes });
  const id = memberOf(await signUp(context, { ...anna, remembered }));
  await drainOutbox(opened, context, joiningJobs);
  return { id, secret: /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]! };
}

function likesOf({ database }: OpenDatabase, fromId: string) {
  return database.system('test').selectFrom('member_like').selectAll().where('from_id', '=', fromId).execute();
}
