import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPhotos } from '~db/queries/photo';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { photoMessageJobs } from '~/features/chat/photos/photo-message.jobs.server';
import { sendPhoto } from '~/features/chat/photos/photo-message.service.server';
import { addPhoto } from '~/features/photos/upload/add-photo.service.server';
import { removePhoto } from '~/features/photos/own/arrange-photos.service.server';
import { filesOf, photoKey } from '~/features/photos/upload/photo-files.server';
import { photoJobs } from '~/features/photos/photos.jobs.server';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { reportSchema } from './report.schema.server';
import { reportMember } from './report.service.server';
import { decideOnReport } from './review.service.server';

const about = (subject: string) => reportSchema.parse({ subject, reason: 'spam', words: '' });
const decision = { reason: 'looked at', by: 'test' };
const folder = mkdtempSync(join(tmpdir(), 'facet-evidence-'));
const file = join(folder, 'photo');

beforeAll(async () => writeFileSync(file, await makePicture(1)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

withDatabase('evidence of a report', (open) => {
  it('keeps the files of a photo that its owner deletes, until the report is decided', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { photo_review: 'after-publishing' } });
    const [anna, ben] = [as(context, await makeMember(context)), as(context, await makeMember(context))];
    const id = await addPhoto(ben, await makePicture(1, { width: 300, height: 400 }));
    const other = await addPhoto(ben, await makePicture(2, { width: 300, height: 400 }));
    const [photo, second] = await listPhotos(context.db, ben.member.id);
    const stored = async (names: string[]) =>
      Promise.all(names.map((name) => context.ports.storage.exists(photoKey(1, name))));
    const reported = await reportMember(anna, ben.member.id, about(`photo:${photo!.filename}`));
    await removePhoto(ben, id);
    await drainOutbox(opened, context, photoJobs);
    expect(new Set(await stored(filesOf(photo!)))).toEqual(new Set([true]));

    await decideOnReport(context, reported.number, 'dismissed', decision);
    opened.clock.advance(DAY);
    await drainOutbox(opened, context, photoJobs);
    expect(new Set(await stored(filesOf(photo!)))).toEqual(new Set([false]));
    // The control: no report is open any more, and files are removed as usual.
    await removePhoto(ben, other);
    await drainOutbox(opened, context, photoJobs);
    expect(new Set(await stored(filesOf(second!)))).toEqual(new Set([false]));
  });

  it('keeps a photo of a conversation that both have deleted, until the report is decided', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, ben] = [await makeRich(context), await makeMember(context, { credits: 90, paid_user: 1 })];
    const { conversation } = await send(context, anna, ben);
    const { message } = await sendPhoto(as(context, ben), {
      conversation: conversation.id,
      requestKey: 'key-of-a-photo',
      receive: (work) => work(file),
    });
    const reported = await reportMember(as(context, anna), ben.id, about(`message:${message.id}`));
    const there = () => context.ports.storage.exists(`1/messages/${message.id}.webp`);
    for (const who of [anna, ben]) await deleteChat(as(context, who), conversation.id);
    await drainOutbox(opened, context, photoMessageJobs);
    expect(await there()).toBe(true);

    await decideOnReport(context, reported.number, 'upheld', decision);
    opened.clock.advance(40 * DAY);
    await drainOutbox(opened, context, photoMessageJobs);
    expect(await there()).toBe(false);
  });
});
