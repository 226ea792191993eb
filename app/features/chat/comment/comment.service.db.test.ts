import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { insertPhotos, deletePhoto } from '~db/queries/photo';
import { getMember, patchMember } from '~db/queries/member';
import { findLikeState } from '~db/queries/member-like';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { photoNames } from '~/features/photos/upload/photo-files.server';
import type { ViewerMember } from '~/server/context/viewer';

import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { chatContext, makeRich } from '../server/chat.testing';
import { findConversationPage } from '../server/conversation.service.server';
import { eraseMessagesOf } from '../server/erase-of-member.service.server';
import { findLikePage, likeWithComment } from './comment.service.server';

const appError = (code: string, status: number) => expect.objectContaining({ code, status });
const prompts = JSON.stringify([{ id: 'rain', answer: 'Soup.' }]);
const brand = { visible_profile_notes: ['about_me'] };

/** A further photo, which only premium members and its owner see. */
async function addPhoto(context: TestContext, owner: ViewerMember): Promise<string> {
  const id = context.ids.random();
  const names = photoNames(id, context.ids.random(), true);
  const picture = { position: 1, width: 900, height: 1200, placeholder: null, created_at: context.clock.now() };
  await insertPhotos(context.db, [{ id, member_id: owner.id, status: 'active', ...names, ...picture }]);
  return id;
}

let count = 0;
const comment = (context: TestContext, from: ViewerMember, to: ViewerMember, on: string, key?: string) =>
  likeWithComment(as(context, from), to.id, {
    intent: 'comment',
    on,
    text: 'Which one?',
    requestKey: key ?? `key-of-comment-${(count += 1)}`,
  });

async function said(context: TestContext, reader: ViewerMember, done: { conversation: string | null }) {
  const { messages } = await findConversationPage(as(context, reader), done.conversation!, {});
  return messages.map(({ text, about }) => ({ text, about }));
}
const likes = async (context: TestContext, from: ViewerMember, to: ViewerMember) =>
  (await findLikeState(context.db, from.id, to.id)).liked;

withDatabase('a like of something on a profile', (open) => {
  // covers X17-036
  it('is free without a comment, and begins no conversation', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeMember(context, { credits: 30 }), await makeMember(context, { prompts })];
    const done = await likeWithComment(as(context, anna), ben.id, { intent: 'like', on: 'prompt:rain' });
    expect(done).toEqual({ conversation: null, newMatch: false });
    expect([await likes(context, anna, ben), await findBalance(context.db, anna.id)]).toEqual([true, 30]);
  });

  // covers X17-035
  it('with a comment is a message at its price and a like, once per key; both see the line as it was', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeMember(context, { credits: 30 }), await makeMember(context, { prompts })];
    const done = await comment(context, anna, ben, 'prompt:rain', 'the-same-key');
    await patchMember(context.db, ben.id, { prompts: null });
    // The line is gone, and yet the repeated request is the same message and costs nothing.
    expect(await comment(context, anna, ben, 'prompt:rain', 'the-same-key')).toEqual(done);
    const seen = [{ text: 'Which one?', about: { photo: null, words: 'Soup.' } }];
    for (const reader of [anna, ben]) expect(await said(context, reader, done)).toEqual(seen);
    expect(await findBalance(context.db, anna.id)).toBe(30 - context.tenant.message_credits);
    expect(await likes(context, anna, ben)).toBe(true);
  });

  // covers X17-075
  it('says that the line is gone, and neither sends, charges nor likes', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeMember(context, { credits: 30 }), await makeMember(context, { prompts })];
    await expect(comment(context, anna, ben, 'prompt:sunday')).rejects.toEqual(appError('chat.subject-gone', 409));
    expect([await findBalance(context.db, anna.id), await likes(context, anna, ben)]).toEqual([30, false]);
  });

  it('quotes only what the brand shows on profiles', async () => {
    const context = chatContext(await open(), { tenant: brand });
    const [anna, ben] = [await makeRich(context), await makeMember(context, { about: 'Bees.', looking_for: 'You.' })];
    const { about } = await findLikePage(as(context, anna), ben.id, 'about_me');
    expect(about).toEqual({ photo: null, words: 'Bees.' });
    await expect(comment(context, anna, ben, 'looking_for')).rejects.toEqual(appError('chat.subject-gone', 409));
  });

  // covers X17-075
  it('is refused for a photo that is locked, somebody else’s or deleted; an open one is shown small', async () => {
    const context = chatContext(await open());
    const [anna, rich, ben] = [
      await makeMember(context, { credits: 30 }),
      await makeRich(context),
      await makeMember(context, { photo: true }),
    ];
    const eve = await makeMember(context, { photo: true });
    const locked = await addPhoto(context, ben);
    const missing = appError('chat.subject-gone', 409);
    await expect(comment(context, anna, ben, `photo:${locked}.webp`)).rejects.toEqual(missing);
    const foreign = (await getMember(context.db, eve.id)).main_photo_id!;
    await expect(comment(context, rich, ben, `photo:${foreign}.webp`)).rejects.toEqual(missing);
    const done = await comment(context, rich, ben, `photo:${locked}.webp`);
    expect(await said(context, ben, done)).toMatchObject([{ about: { photo: `${locked}-thumb.webp`, words: null } }]);
    await deletePhoto(context.db, locked);
    await expect(comment(context, rich, ben, `photo:${locked}.webp`)).rejects.toEqual(missing);
    expect(await said(context, ben, done)).toHaveLength(1);
  });

  it('in a conversation that exists is a message in it', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeMember(context, { prompts, credits: 30 })];
    const first = await comment(context, anna, ben, 'prompt:rain');
    await patchMember(context.db, anna.id, { prompts });
    expect(await comment(context, ben, anna, 'prompt:rain')).toEqual(first);
    expect(await said(context, anna, first)).toHaveLength(2);
  });

  // covers X17-037
  it('follows the rules of a first message: blocks, fictional profiles, unconfirmed senders, credits', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { fictional_chat: 'closed' } });
    const [poor, anna, ben] = [
      await makeMember(context),
      await makeRich(context),
      await makeMember(context, { name: 'Ben', prompts }),
    ];
    const unconfirmed = await makeUnconfirmed(context, { credits: 30 });
    const flora = await makeFictional(context, { prompts });
    const code = (tried: Promise<unknown>) => tried.catch((error: { code: string }) => error.code);
    expect(await code(comment(context, poor, ben, 'prompt:rain'))).toBe('chat.not-enough-credits');
    expect(await code(comment(context, unconfirmed, ben, 'prompt:rain'))).toBe('chat.confirm-first');
    expect(await code(comment(context, anna, flora, 'prompt:rain'))).toBe('chat.fictional-closed');
    await insertBlock(context.db, ben.id, anna.id, context.clock.now());
    expect(await code(comment(context, anna, ben, 'prompt:rain'))).toMatch(/blocked/);
    const elsewhere = chatContext(opened, { brand: 2 });
    expect(await code(comment(elsewhere, await makeRich(elsewhere), ben, 'prompt:rain'))).toBe('errors.page-not-found');
    expect(await likes(context, anna, ben)).toBe(false);
  });

  it('no longer quotes somebody whose account is erased', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeMember(context, { prompts })];
    const done = await comment(context, anna, ben, 'prompt:rain');
    await eraseMessagesOf(context, ben.id);
    expect(await said(context, anna, done)).toEqual([{ text: 'Which one?', about: null }]);
  });
});
