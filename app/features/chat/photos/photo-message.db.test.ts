import { claimOutbox } from '~/testing/outbox';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findCreditTransaction } from '~db/queries/credit-transaction';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { disableProfile } from '~/features/safety/report/review.service.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { chatContext, expectSound, errorCodes, send } from '../server/chat.testing';
import { deleteChat } from '../list/delete.service.server';
import { listChats } from '../list/list.service.server';
import { photoMessageJobs } from './photo-message.jobs.server';
import { findMessagePhoto, sendPhoto } from './photo-message.service.server';
import { findConversationPage } from '../server/conversation.service.server';

const appError = (code: string, status: number) => expect.objectContaining({ code, status });
const folder = mkdtempSync(join(tmpdir(), 'facet-photo-message-'));
const [first, second, third] = ['one', 'other', 'words'].map((name) => join(folder, name)) as [string, string, string];

beforeAll(async () => {
  // The file states a rotation and the place where it was taken.
  const exif = { IFD0: { Make: 'Camera of Anna' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } };
  const published = sharp(await makePicture(1, { width: 800, height: 600 })).withMetadata({ orientation: 6, exif });
  writeFileSync(first, await published.jpeg().toBuffer());
  expect(await sharp(first).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) as Buffer });
  writeFileSync(second, await makePicture(2));
  writeFileSync(third, 'no picture at all');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function give(context: TestContext, from: ViewerMember, conversation: string, path = first, requestKey?: string) {
  count += 1;
  const key = requestKey ?? `key-of-photo-${count}`;
  return sendPhoto(as(context, from), { conversation, requestKey: key, receive: (work) => work(path) });
}
const nameOf = (src: string) => src.split('/').at(-1)!;

/** Two members in a conversation; the first one is premium. */
async function pair(opened: OpenDatabase, credits = 50) {
  const context = chatContext(opened);
  const anna = await makeMember(context, { credits, paid_user: 1 });
  const ben = await makeMember(context, { credits: 10 });
  const { id } = (await send(context, ben, anna)).conversation;
  const sees = async (who: TestContext, src: string) => (await findMessagePhoto(who, id, nameOf(src))) !== undefined;
  return { context, anna, ben, id, sees };
}

async function runDue(opened: OpenDatabase, context: TestContext): Promise<void> {
  const system = opened.database.system('the test runs the outbox');
  const now = context.clock.now();
  const jobs = await claimOutbox(system, { tenantIds: [1], now, leaseMs: 1000, lockToken: 'test', limit: 20 });
  for (const job of jobs) await photoMessageJobs[job.topic]?.(context, JSON.parse(job.payload) as never);
}

withDatabase('a photo in a conversation', (open) => {
  // covers S1-010 S3-083
  it('arrives upright and without the metadata of its file, charged as a photo', async () => {
    const { context, anna, ben, id } = await pair(await open());
    const { credits, message } = await give(context, anna, id);
    expect(credits).toBe(30);
    expect(await findCreditTransaction(context.db, `photo:${message.id}`)).toMatchObject({ kind: 'photo' });
    const { messages } = await findConversationPage(as(context, ben), id, { after: 1 });
    const photo = messages[0]!.photo!;
    expect(messages[0]).toMatchObject({ type: 'photo', text: '', own: false, author: 'member' });
    // Turned upright: 800 wide became 800 high.
    expect([photo.width, photo.height]).toEqual([600, 800]);
    for (const src of [photo.src, photo.preview]) {
      const file = await findMessagePhoto(as(context, ben), id, nameOf(src));
      expect(file).toMatchObject({ contentType: 'image/webp' });
      const { exif, xmp, iptc, format } = await sharp(file!.bytes).metadata();
      expect([format, exif, xmp, iptc]).toEqual(['webp', undefined, undefined, undefined]);
    }
    const [chat] = (await listChats(as(context, ben))).chats;
    expect(chat?.last_message).toMatchObject({ type: 'photo', text: '' });
    await expectSound(context);
  });

  it('is shown to its two members only', async () => {
    const opened = await open();
    const { context, anna, ben, id, sees } = await pair(opened);
    const { src, preview } = (await give(context, anna, id)).message.photo!;
    const eve = await makeMember(context, { paid_user: 1 });
    const { conversation: elsewhere } = await send(context, await makeMember(context, { credits: 10 }), eve);
    expect([await sees(as(context, anna), src), await sees(as(context, ben), preview)]).toEqual([true, true]);
    expect(await sees(context, src)).toBe(false);
    expect(await sees(as(context, eve), src)).toBe(false);
    // Neither through another conversation of the viewer nor on another brand.
    expect(await findMessagePhoto(as(context, eve), elsewhere.id, nameOf(src))).toBeUndefined();
    const away = chatContext(opened, { brand: 2, ports: context.ports });
    expect(await sees(as(away, anna), src)).toBe(false);
    for (const name of ['x.webp', nameOf(src).replace('.webp', '.png'), '../photos/x.webp', ''])
      expect(await findMessagePhoto(as(context, anna), id, name), name).toBeUndefined();
    await insertBlock(context.db, anna.id, ben.id, context.clock.now());
    expect([await sees(as(context, ben), src), await sees(as(context, anna), src)]).toEqual([false, true]);
  });

  it('is deleted when nobody can see it any more: after the retention time of the brand, or deleted by both', async () => {
    const opened = await open();
    const { context, anna, ben, id, sees } = await pair(opened, 100);
    const { src } = (await give(context, anna, id)).message.photo!;
    opened.clock.advance(HOUR);
    await runDue(opened, context);
    await deleteChat(as(context, anna), id);
    await runDue(opened, context);
    expect([await sees(as(context, anna), src), await sees(as(context, ben), src)]).toEqual([false, true]);
    const key = `1/messages/${nameOf(src)}`;
    expect(await context.ports.storage.exists(key)).toBe(true);
    await deleteChat(as(context, ben), id);
    await runDue(opened, context);
    expect(await context.ports.storage.exists(key)).toBe(false);

    const later = (await give(context, anna, id, second)).message.photo!;
    opened.clock.advance(HOUR);
    await runDue(opened, context);
    expect(await sees(as(context, ben), later.src)).toBe(true);
    opened.clock.advance(context.tenant.message_retention_days * DAY);
    expect(await sees(as(context, ben), later.src)).toBe(false);
    await runDue(opened, context);
    expect(await context.ports.storage.exists(`1/messages/${nameOf(later.src)}`)).toBe(false);
  });

  it('is one photo however often it is sent under its key; another file needs another key', async () => {
    const opened = await open();
    const { context, anna, id, sees } = await pair(opened, 45);
    const again = () => give(context, anna, id, first, 'key-of-the-photo');
    const responses = await Promise.all([again(), again(), again()]);
    expect(new Set(responses.map(({ message }) => message.id)).size).toBe(1);
    // Also when no credits are left to pay with.
    await send(context, anna, id);
    await send(context, anna, id);
    expect(await again()).toMatchObject({ credits: 5, message: { id: responses[0]!.message.id } });
    await expect(give(context, anna, id, second, 'key-of-the-photo')).rejects.toEqual(
      appError('chat.request-reused', 409),
    );
    // The files of the other attempts are removed, and that of the stored message stays.
    opened.clock.advance(HOUR);
    await runDue(opened, context);
    expect(await sees(as(context, anna), responses[0]!.message.photo!.src)).toBe(true);
    await expectSound(context);
  });

  it('cannot be paid with the same last credits as a text', async () => {
    const opened = await open();
    const { context, anna, id } = await pair(opened, 20);
    const codes = await errorCodes([give(context, anna, id), send(context, anna, id)]);
    expect(codes).toEqual(['chat.not-enough-credits']);
    expect([0, 10]).toContain(await findBalance(context.db, anna.id));
    await expectSound(context);
  });

  it('reserves credits if it goes to a made-up profile', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 50, paid_user: 1 });
    const { conversation } = await send(context, anna, await makeFictional(context));
    expect(await give(context, anna, conversation.id)).toMatchObject({ credits: 20, message: { state: 'reserved' } });
    expect(await findHeld(context.db, anna.id)).toBe(30);
  });

  it('is refused before it is read if the member may not send it, and after reading if it is not an image', async () => {
    const { context, anna, ben, id } = await pair(await open(), 19);
    const unread = (from: ViewerMember, conversation = id) =>
      sendPhoto(as(context, from), {
        conversation,
        requestKey: 'key-never-used',
        receive: () => Promise.reject(new Error('it was read')),
      });
    await expect(unread(ben)).rejects.toEqual(appError('chat.premium-only', 403));
    await expect(unread(anna)).rejects.toMatchObject({ code: 'chat.not-enough-credits', values: { needed: 20 } });
    await expect(unread(anna, 'unknown')).rejects.toEqual(appError('errors.page-not-found', 404));
    const eve = await makeMember(context, { credits: 100, paid_user: 1 });
    await expect(unread(eve)).rejects.toEqual(appError('errors.page-not-found', 404));
    const rich = await makeMember(context, { credits: 100, paid_user: 1 });
    const mine = (await send(context, rich, anna)).conversation.id;
    await expect(give(context, rich, mine, third)).rejects.toMatchObject({ code: 'photos.not-a-picture' });
    expect(await findBalance(context.db, rich.id)).toBe(90);
    await disableProfile(context, anna.id, { rule: 'scam', reason: 'spam', by: 'test' });
    await expect(unread(rich, mine)).rejects.toMatchObject({ code: 'chat.profile-disabled', status: 409 });
    await insertBlock(context.db, anna.id, rich.id, context.clock.now());
    await expect(unread(rich, mine)).rejects.toMatchObject({ code: 'members.blocked-by' });
  });
});
