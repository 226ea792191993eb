import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findMember, patchMember } from '~db/queries/member';
import { listPhotos, patchPhoto } from '~db/queries/photo';
import { findReportByNumber, listOpenReports } from '~db/queries/report';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { openLimits } from '~/server/limits/limits';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import type { Evidence } from './evidence.server';
import { reportSchema } from './report.schema.server';
import { findReceipt, findReportPage } from './report-page.service.server';
import { reportMember } from './report.service.server';
import { sendReportReceipt } from './report-mail.server';
import { appError } from '../safety.testing';

const MISSING = appError('errors.page-not-found', 404);
const NOTHING = { photo: null, message: null };
const spam = (subject = 'profile', words = '') => reportSchema.parse({ subject, reason: 'spam', words });

async function evidenceOf({ db }: TestContext, number: string): Promise<Evidence> {
  return JSON.parse((await findReportByNumber(db, number))!.snapshot) as Evidence;
}

withDatabase('a report', (open) => {
  it('stores the profile as it was, for good, and returns a number', async () => {
    const context = testContext(await open());
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context, { name: 'Ben', about: 'Send money', photo: true });
    const { number, again } = await reportMember(anna, ben.id, spam('profile', 'He wants money'));
    expect([number, again]).toEqual([expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), false]);
    await patchMember(context.db, ben.id, { about: null, name: 'Gone', status: 'deleted', profile_status: 'disabled' });
    const [photo] = await listPhotos(context.db, ben.id);
    expect(await evidenceOf(context, number)).toMatchObject({
      person: { name: 'Ben', about: 'Send money', kind: 'member', status: 'active' },
      photos: [{ filename: photo!.filename, main: true }],
    });
    expect(await findReportByNumber(context.db, number)).toMatchObject({
      reporter_id: anna.member.id,
      words: 'He wants money',
      state: 'open',
    });
    expect(JSON.stringify(await evidenceOf(context, number))).not.toContain(ben.email);
  });

  it('about a message stores the messages around it that the reporter can see, and no others', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, anna, ben, { text: 'Good evening' });
    const bad = await send(context, ben, conversation.id, { text: 'Give me your card number' });
    for (let n = 1; n <= 12; n++) await send(context, n % 2 ? anna : ben, conversation.id, { text: `later ${n}` });
    const { number } = await reportMember(as(context, anna), ben.id, spam(`message:${bad.message.id}`));
    const { messages } = await evidenceOf(context, number);
    expect(messages).toHaveLength(12);
    expect(messages!.slice(0, 3)).toMatchObject([
      { from: 'reporter', text: 'Good evening' },
      { from: 'reported', text: 'Give me your card number', author: 'member' },
      { from: 'reporter', text: 'later 1' },
    ]);
    expect(messages!.at(-1)!.text).toBe('later 10');
    expect(await findReportByNumber(context.db, number)).toMatchObject({
      subject_kind: 'message',
      subject_id: bad.message.id,
    });
  });

  it('cannot be about one’s own message, one of another conversation, or one that cannot be seen', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, ben, eve] = [await makeRich(context), await makeRich(context), await makeRich(context)];
    const own = await send(context, anna, ben);
    const { message } = await send(context, ben, anna);
    const about = spam(`message:${message.id}`);
    await expect(reportMember(as(context, eve), ben.id, about)).rejects.toEqual(MISSING);
    await expect(reportMember(context, ben.id, about)).rejects.toEqual(MISSING);
    await expect(reportMember(as(context, anna), ben.id, spam(`message:${own.message.id}`))).rejects.toEqual(MISSING);
    await expect(reportMember(as(context, anna), eve.id, about)).rejects.toEqual(MISSING);
    expect(await listOpenReports(context.db, 10)).toEqual([]);
    await expect(reportMember(as(context, anna), ben.id, about)).resolves.toMatchObject({ again: false });
  });

  it('about a photo finds it by any of its file names, also that of the blurred rendition', async () => {
    const context = testContext(await open());
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context, { photo: true });
    const [photo] = await listPhotos(context.db, ben.id);
    await patchPhoto(context.db, photo!.id, { blur_filename: 'blurred.webp' });
    const { number } = await reportMember(anna, ben.id, spam('photo:blurred.webp'));
    expect((await evidenceOf(context, number)).photo).toMatchObject({ id: photo!.id });
    expect(await reportMember(anna, ben.id, spam(`photo:${photo!.thumb_filename}`))).toEqual({ number, again: true });
    await expect(reportMember(anna, ben.id, spam('photo:another.webp'))).rejects.toEqual(MISSING);
    await patchPhoto(context.db, photo!.id, { status: 'pending' });
    await expect(reportMember(anna, ben.id, spam('photo:blurred.webp'))).rejects.toEqual(MISSING);
  });

  it('counts once per person, subject and day of the brand, also in a race', async () => {
    const opened = await open();
    const context = testContext(opened, { limits: openLimits(100) });
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context);
    const reports = await Promise.all(Array.from({ length: 20 }, () => reportMember(anna, ben.id, spam())));
    expect(new Set(reports.map(({ number }) => number)).size).toBe(1);
    expect(reports.filter(({ again }) => !again)).toHaveLength(1);
    // It is noon in UTC; the brand's day ends at 23:00 UTC.
    opened.clock.advance(10 * 3_600_000);
    expect((await reportMember(anna, ben.id, spam())).again).toBe(true);
    opened.clock.advance(3_600_000);
    expect((await reportMember(anna, ben.id, spam())).again).toBe(false);
  });

  it('rises with reports of other people, all visitors counted as one, and only with those', async () => {
    const opened = await open();
    const context = testContext(opened, { limits: openLimits(100) });
    const ben = await makeMember(context);
    const priorities = async () => (await listOpenReports(context.db, 20)).map(({ priority }) => priority);
    const anna = as(context, await makeMember(context));
    await reportMember(anna, ben.id, spam());
    opened.clock.advance(24 * 3_600_000);
    await reportMember(anna, ben.id, spam());
    expect(await priorities()).toEqual([1, 1]);
    for (const userAgent of ['a', 'b', 'c']) await reportMember({ ...context, userAgent }, ben.id, spam());
    expect(await priorities()).toEqual([2, 2, 2, 2, 2]);
    const danger = reportSchema.parse({ reason: 'danger' });
    await reportMember(as(context, await makeMember(context)), ben.id, danger);
    expect(await priorities()).toEqual([7, 3, 3, 3, 3, 3]);
    await reportMember(anna, (await makeMember(context)).id, spam());
    expect(await priorities()).toEqual([7, 3, 3, 3, 3, 3, 1]);
  });

  it('is open to visitors where they see people, and rate-limited', async () => {
    const opened = await open();
    const context = testContext(opened);
    const people = await Promise.all(Array.from({ length: 11 }, () => makeMember(context)));
    const flora = await makeFictional(context);
    for (const { id } of people.slice(0, 10)) await reportMember(context, id, spam());
    await expect(reportMember(context, people[10]!.id, spam())).rejects.toMatchObject({ status: 429 });
    // Another visitor can still report, even from the same network.
    const other = { ...context, ipKey: () => 'a neighbour' };
    await expect(reportMember(other, people[10]!.id, spam())).resolves.toMatchObject({ again: false });
    const closed = testContext(opened, { tenant: { logged_out_search: 'none' }, network: '203.0.113.0' });
    await expect(reportMember(closed, people[0]!.id, spam())).rejects.toEqual(MISSING);
    await expect(findReportPage(closed, people[0]!.id, NOTHING)).rejects.toEqual(MISSING);
    expect((await findReportPage(closed, flora.id, NOTHING)).person.fictional).toBe(true);
  });

  it('fails for members who are hidden, unknown, of another brand, or oneself', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context));
    const foreign = await makeMember(testContext(opened, { brand: 2 }));
    for (const id of [(await makeUnconfirmed(context)).id, foreign.id, 'nobody']) {
      await expect(reportMember(anna, id, spam())).rejects.toEqual(MISSING);
      await expect(findReportPage(anna, id, NOTHING)).rejects.toEqual(MISSING);
    }
    await expect(reportMember(anna, anna.member.id, spam())).rejects.toEqual(appError('safety.not-yourself', 400));
  });
});

withDatabase('the report form', (open) => {
  it('offers the profile, visible photos and the last messages, and preselects what was pressed', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context, { photo: true })];
    const { conversation } = await send(context, anna, ben);
    const first = await send(context, ben, conversation.id, { text: 'first' });
    for (let n = 2; n <= 8; n++) await send(context, ben, conversation.id, { text: `text ${n}` });
    const page = await findReportPage(as(context, anna), ben.id, { photo: null, message: first.message.id });
    expect(page.subjects.map(({ kind }) => kind)).toEqual(['profile', 'photo', ...Array<string>(6).fill('message')]);
    expect(page.subjects.at(-1)).toMatchObject({ text: 'first' });
    expect(page.chosen).toBe(`message:${first.message.id}`);
    const visitor = await findReportPage(context, ben.id, { photo: null, message: first.message.id });
    expect(visitor).toMatchObject({ subjects: [{ kind: 'profile' }, { kind: 'photo' }], chosen: 'profile' });
  });

  it('is available to a blocked member, without the picture', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context, { name: 'Ben', photo: true })];
    const { message } = await send(context, ben, anna, { text: 'You fool' });
    await insertBlock(context.db, ben.id, anna.id, 1);
    const page = await findReportPage(as(context, anna), ben.id, NOTHING);
    expect(page).toMatchObject({ person: { name: 'Ben', thumb: null, here: false } });
    expect(page.subjects.map(({ kind }) => kind)).toEqual(['profile', 'message']);
    await expect(reportMember(as(context, anna), ben.id, spam(`message:${message.id}`))).resolves.toBeTruthy();
  });
});

withDatabase('the receipt of a report', (open) => {
  it('is for the reporter alone, says what was decided, and reaches members by mail', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context, { language: 'en' }));
    const ben = await makeMember(context, { name: 'Ben' });
    const { number } = await reportMember(anna, ben.id, spam());
    expect(await findReceipt(anna, number.toLowerCase())).toMatchObject({
      number,
      state: 'open',
      mailed: true,
      blockable: { name: 'Ben', fictional: false },
    });
    const flora = await makeFictional(context, { name: 'Flora' });
    const madeUp = await reportMember(anna, flora.id, spam());
    expect(await findReceipt(anna, madeUp.number)).toMatchObject({ blockable: { name: 'Flora', fictional: true } });
    for (const stranger of [context, as(context, ben), testContext(opened, { brand: 2 })]) {
      await expect(findReceipt(stranger, number)).rejects.toEqual(MISSING);
    }
    await sendReportReceipt(context, { member_id: anna.member.id, mail_id: context.ids.ulid(), number });
    const [mail] = context.mail.sent;
    expect(mail!.subject).toBe(`Your report ${number}`);
    expect(mail!.text).toContain(`/reports/${number}`);
    expect(mail!.text).not.toContain('Ben');
  });

  it('of a visitor is shown to everybody with its number, and names nobody', async () => {
    const context = testContext(await open());
    const ben = await makeMember(context, { name: 'Ben' });
    const { number } = await reportMember(context, ben.id, spam());
    const receipt = await findReceipt({ ...context, network: '198.51.100.0' }, number);
    expect(receipt).toMatchObject({ mailed: false, blockable: null });
    expect(JSON.stringify(receipt)).not.toMatch(new RegExp(`Ben|${ben.id}`));
    expect(await findMember(context.db, ben.id)).toBeDefined();
  });
});
