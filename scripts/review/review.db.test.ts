import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { findPhoto, listPhotos, patchPhoto } from '~db/queries/photo';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { sendPhoto } from '~/features/chat/photos/photo-message.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { findReceipt } from '~/features/safety/report/report-page.service.server';
import { reportMember } from '~/features/safety/report/report.service.server';
import { memoryStorage } from '~/providers/storage/memory';
import { forgetOldCopies } from '~/server/jobs/review-copies';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { BrandReview } from './open-brand-reviews';
import type { ReviewCommand } from './review-command';
import { reviewPhotos } from './review-photos';
import { reviewReports } from './review-reports';

const storage = memoryStorage();
const folder = mkdtempSync(join(tmpdir(), 'facet-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The reviews of both brands, as the command has them. */
const reviewsOf = (open: OpenDatabase): BrandReview[] =>
  ([1, 2] as const).map((brand) => {
    const { tenant, db } = testContext(open, { brand });
    return { tenant, db, clock: open.clock, ids: open.ids, storage, folder, kickOutbox: () => {} };
  });

/** The content of the file that the text names; it must name exactly one. */
const contentOf = (text: string, name: RegExp) => readFileSync(name.exec(text)![0], 'utf8');

/** Returns what the command prints for these words. */
async function review(
  open: OpenDatabase,
  what: 'photos' | 'reports',
  args: string,
  reason?: string,
  rule?: string,
): Promise<string> {
  const [verb = 'list', id] = args.split(' ');
  const command: ReviewCommand = { verb, id, reason, rule, by: 'Eva', limit: 50 };
  const lines: string[] = [];
  await (what === 'photos' ? reviewPhotos : reviewReports)(reviewsOf(open), command, (text) => lines.push(text));
  return lines.join('\n');
}

const report = (context: TestContext, id: string, text = 'Wants money') =>
  reportMember(context, id, reportSchema.parse({ reason: 'scam', words: text }));
const actionsOf = async ({ db }: TestContext, id: string) =>
  (await listAuditOf(db, id, 10)).map(({ action, actor_kind }) => `${actor_kind} ${action}`);

withDatabase('npm run facet -- review reports', (open) => {
  it('lists all brands, shows the evidence, and removes terminal control characters from what people write', async () => {
    const opened = await open();
    const [here, there] = [testContext(opened), testContext(opened, { brand: 2 })];
    const flora = await makeFictional(here, { name: 'Flora' });
    const ben = await makeMember(there, { name: 'Ben', about: 'Hi \u001B[2J there' });
    const first = await report(here, flora.id);
    const second = await report(there, ben.id, 'bad\u001B[31m words');
    const list = await review(opened, 'reports', 'list');
    expect(list).toContain('Flora (fictional)');
    expect(list.split('\n')).toHaveLength(4);
    const shown = await review(opened, 'reports', `show ${second.number}`);
    expect(shown).toContain('boreas');
    expect(shown).toContain('about');
    expect(shown).not.toContain('\u001B');
    expect(await review(opened, 'reports', `show ${first.number.toLowerCase()}`)).toContain('Wants money');
    await expect(review(opened, 'reports', 'show NONE-0000')).rejects.toThrow('There is no report NONE-0000');
  });

  it('dismisses once, with a reason that the reporter can read', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context);
    const { number } = await report(anna, ben.id);
    await expect(review(opened, 'reports', `dismiss ${number}`)).rejects.toThrow('dismiss needs --reason');
    expect(await review(opened, 'reports', `dismiss ${number}`, 'a quarrel')).toBe(`${number} is dismissed`);
    expect(await review(opened, 'reports', `uphold ${number}`, 'no')).toBe(
      `${number} was already dismissed; that is not changed`,
    );
    expect((await findReceipt(anna, number)).state).toBe('dismissed');
    expect(await actionsOf(context, ben.id)).toEqual(['staff review.report-dismissed']);
    expect(await review(opened, 'reports', 'list')).toBe('No report is open.');
  });

  it('disables a profile once, upholds all reports about it, and shows it again', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [anna, bea] = [as(context, await makeMember(context)), as(context, await makeMember(context))];
    const ben = await makeMember(context);
    const [first, second] = [await report(anna, ben.id), await report(bea, ben.id)];
    const disable = (whom: string, rule?: string) =>
      review(opened, 'reports', `disable ${whom}`, 'Asked for money', rule);
    await expect(disable(first.number)).rejects.toThrow('disable needs --rule, one of underage, danger, scam');
    await expect(disable(first.number, 'taste')).rejects.toThrow('disable needs --rule');
    const line = await disable(first.number, 'scam');
    expect(line).toMatch(/is disabled now: decision [0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await disable(ben.id, 'spam')).toContain('was not changed');
    expect((await findReceipt(bea, second.number)).state).toBe('upheld');
    await expect(getProfile(anna, ben.id, true)).rejects.toMatchObject({ status: 404 });
    expect(await findMember(context.db, ben.id)).toMatchObject({ profile_status: 'disabled', searchable: 0 });
    // By the number of the decision, as an objection names it.
    expect(await review(opened, 'reports', `enable ${line.slice(-9)}`, 'mistake')).toContain('is shown now');
    expect((await getProfile(anna, ben.id, true)).person.id).toBe(ben.id);
    expect(await actionsOf(context, ben.id)).toEqual(
      expect.arrayContaining(['staff review.profile-disabled', 'staff review.profile-enabled']),
    );
    expect(await actionsOf(context, ben.id)).toHaveLength(2);
  });

  it('writes the reported pictures to files: of the profile, and of a conversation', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, ben] = [
      await makeRich(context),
      await makeMember(context, { credits: 90, paid_user: 1, photo: true }),
    ];
    const { conversation } = await send(context, anna, ben);
    const file = join(folder, 'sent');
    writeFileSync(file, await makePicture(1));
    const chat = as({ ...context, ports: { ...context.ports, storage } }, ben);
    const { message } = await sendPhoto(chat, {
      conversation: conversation.id,
      requestKey: 'key-of-a-photo',
      receive: (work) => work(file),
    });
    await storage.put(`1/photos/${ben.mainPhoto!.filename}`, Buffer.from('main'), 'image/webp');
    const about = reportSchema.parse({ subject: `message:${message.id}`, reason: 'spam', words: '' });
    const { number } = await reportMember(as(context, anna), ben.id, about);
    const shown = await review(opened, 'reports', `show ${number}`);
    expect(contentOf(shown, /(?<=photo\): )\S+/).slice(0, 4)).toBe('RIFF');
    expect(contentOf(shown, /(?<=photo {2})\S+/)).toBe('main');
  });

  it('lowers the priority of the rest when one of several reports is dismissed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const ben = await makeMember(context);
    const first = await report(as(context, await makeMember(context)), ben.id);
    await report(as(context, await makeMember(context)), ben.id);
    const priority = async () =>
      /(\d+) {2}2026/.exec((await review(opened, 'reports', 'list')).replace(/ +/g, '  '))?.[1];
    expect(await priority()).toBe('4');
    await review(opened, 'reports', `dismiss ${first.number}`, 'wrong');
    expect(await priority()).toBe('3');
  });
});

withDatabase('npm run facet -- review photos', (open) => {
  it('writes the whole picture to a file, since any part may be shown later, and says who is made up', async () => {
    const opened = await open();
    const context = testContext(opened);
    const flora = await makeFictional(context, { name: 'Flora', photo: true });
    const [photo] = await listPhotos(context.db, flora.id);
    const { id, filename } = photo!;
    await patchPhoto(context.db, id, { status: 'pending', source_filename: `${id}-source.webp` });
    await storage.put(`1/photos/${id}-source.webp`, Buffer.from('whole'), 'image/webp');
    await storage.put(`1/photos/${filename}`, Buffer.from('cut'), 'image/webp');
    await storage.put(`2/photos/${id}-source.webp`, Buffer.from('of another brand'), 'image/webp');
    const list = await review(opened, 'photos', 'list');
    expect(list).toContain('Flora (fictional)');
    expect(contentOf(list, /\S+-source\.webp/)).toBe('whole');
    expect(contentOf(list, new RegExp(String.raw`\S+${filename}`))).toBe('cut');
    const shown = await review(opened, 'photos', `show ${id}`);
    expect(contentOf(shown, /(?<=whole picture +)\S+/)).toBe('whole');
    expect(contentOf(shown, /(?<=shown part +)\S+/)).toBe('cut');
    expect(statSync(/\S+-source\.webp/.exec(list)![0]).mode & 0o077).toBe(0);
    await patchPhoto(context.db, id, { source_filename: null });
    const unsourced = await review(opened, 'photos', 'list');
    expect(contentOf(unsourced, /\S+\.webp/)).toBe('cut');
    expect(unsourced.split(filename)).toHaveLength(2);
    await storage.delete(`1/photos/${filename}`);
    expect(await review(opened, 'photos', 'list')).toContain('(gone)');
  });

  it('deletes copies of pictures after a day', async () => {
    const [old, young] = [join(folder, 'old.webp'), join(folder, 'young.webp')];
    for (const path of [old, young]) writeFileSync(path, 'picture');
    const day = 24 * 60 * 60;
    const now = statSync(young).mtimeMs;
    utimesSync(old, now / 1000 - day - 1, now / 1000 - day - 1);
    await forgetOldCopies(folder, now);
    expect(statSync(old, { throwIfNoEntry: false })).toBeUndefined();
    expect(statSync(young).size).toBe(7);
    await forgetOldCopies(join(folder, 'nowhere'), now);
  });

  it.each(['approve', 'reject'])('deletes the copy of a photo after the decision to %s it', async (verb) => {
    const opened = await open();
    const context = testContext(opened);
    const ben = await makeMember(context, { photo: true });
    const [photo] = await listPhotos(context.db, ben.id);
    const { id, filename } = photo!;
    await patchPhoto(context.db, id, { status: 'pending', source_filename: `${id}-source.webp` });
    for (const name of [filename, `${id}-source.webp`])
      await storage.put(`1/photos/${name}`, Buffer.from('picture'), 'image/webp');
    const shown = await review(opened, 'photos', `show ${id}`);
    const copies = [/(?<=whole picture +)\S+/, /(?<=shown part +)\S+/].map((path) => path.exec(shown)![0]);
    expect(copies.map((path) => existsSync(path))).toEqual([true, true]);
    await review(opened, 'photos', `${verb} ${id}`, 'quality');
    expect(copies.map((path) => existsSync(path))).toEqual([false, false]);
  });

  it('lists pending photos, approves and rejects with a reason of the list, once each, and writes to the audit log', async () => {
    const opened = await open();
    const context = testContext(opened);
    const ben = await makeMember(context, { name: 'Ben', photo: true });
    const [photo] = await listPhotos(context.db, ben.id);
    const { id } = photo!;
    await patchPhoto(context.db, id, { status: 'pending' });
    expect(await review(opened, 'photos', 'list')).toContain(id);
    expect(await review(opened, 'photos', `show ${id}`)).toContain('not yet');
    expect(await review(opened, 'photos', `approve ${id}`)).toBe(`${id} is approved`);
    expect(await review(opened, 'photos', `approve ${id}`)).toBe(`${id} was approved`);
    await expect(review(opened, 'photos', `reject ${id}`, 'ugly')).rejects.toThrow('--reason must be one of explicit');
    expect(await review(opened, 'photos', `reject ${id}`, 'not-you')).toBe(`${id} is rejected`);
    expect(await findPhoto(context.db, id)).toMatchObject({ status: 'rejected', rejection: 'not-you' });
    expect(await findMember(context.db, ben.id)).toMatchObject({ main_photo_id: null, has_photo: 0 });
    const actions = await actionsOf(context, id);
    expect(actions.sort()).toEqual(['staff review.photo-approved', 'staff review.photo-rejected']);
    expect(await review(opened, 'photos', 'list')).toBe('No photo is waiting for a decision.');
  });
});
