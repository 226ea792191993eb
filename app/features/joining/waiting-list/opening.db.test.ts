import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { findMemberByEmail } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { claimOpeningMail, findWaitingListEmail } from '~db/queries/waiting-list';
import { bounceMail, complaintMail } from '~/features/account/mail/reports/mails.testing';
import {
  takeInReportMail as take,
  type ReportContext,
} from '~/features/account/mail/reports/take-report.service.server';
import { signUp } from '~/features/joining/signup/signup.service.server';
import { RecipientRefused, Unavailable } from '~/providers/provider-errors';
import { rowJobs } from '~/server/jobs/row-jobs';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { mailOpening, previewOpening } from './opening.service.server';
import {
  ask,
  closedBrand,
  confirmed,
  drain,
  EMAIL,
  entryOf,
  follow,
  leaveSecret,
  openings,
  secretIn,
  typed,
  withSignups,
} from './waiting-list.testing';

async function eraseEnded(opened: OpenDatabase): Promise<number> {
  return rowJobs(opened)
    .find(({ name }) => name === 'waiting')!
    .piece(1);
}

const takeMail = async (context: ReportContext, mail: Uint8Array) => (await take(context, mail)).outcome;

withDatabase('when signups open', (open) => {
  const begin = async (options: Parameters<typeof closedBrand>[1] = {}) => {
    const opened = await open();
    const context = closedBrand(opened, options);
    return { opened, context, mail: await confirmed(opened, context) };
  };

  // covers X17-062
  it('each confirmed entry gets one mail with a link to the signup, in its language', async () => {
    const { opened, context } = await begin({ locale: 'nl' });
    expect(await mailOpening(context)).toBe(0);
    // A partner more is no opening.
    expect(await mailOpening(withSignups(context, 'with_trafficsource'))).toBe(0);
    const now = withSignups(context, 'all');
    expect(await mailOpening(now)).toBe(1);
    expect(await mailOpening(now)).toBe(0);
    expect(await drain(opened, now)).toEqual(['waiting-list.open']);
    const [mail, ...more] = openings(context);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, from: { name: 'Testbrand' } });
    expect(mail!.text).toContain('Vanaf nu kan iedereen van 18 jaar en ouder zich inschrijven.');
    expect(mail!.text).toContain(`${context.origin}/signup`);
    expect(mail!.html).toContain('lang="nl"');
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await entryOf(context)).toMatchObject({ opening_mailed_at: context.clock.now() });
  });

  it('nobody gets one who has not followed the link, or has left', async () => {
    const { opened, context, mail } = await begin();
    await follow(context, leaveSecret(mail));
    await ask(context, { ...typed, email: 'never@mail.example' });
    await drain(opened, context);
    const now = withSignups(context, 'all');
    expect((await previewOpening(now)).count).toBe(0);
    expect(await mailOpening(now)).toBe(0);
    const unconfirmed = (await findWaitingListEmail(context.db, 'never@mail.example'))!;
    expect(unconfirmed.confirmed_at).toBeNull();
    // Nor if someone takes back the confirmation while the mails are being written: each mail asks again.
    expect(await transaction(context.db, (tx) => claimOpeningMail(tx, unconfirmed.id, 'a mail'))).toBe(false);
    // Left after the mail was written and before it was sent.
    await confirmed(opened, context, 'bob@mail.example');
    expect(await mailOpening(now)).toBe(1);
    await follow(context, leaveSecret(context.mail.sent.at(-1)!));
    await drain(opened, now);
    expect(openings(context)).toEqual([]);
  });

  it('two servers at the same time send one mail to each entry', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    context.limits = { ...context.limits, waitingList: { ...context.limits.waitingList, tryTake: async () => 0 } };
    const count = 30;
    for (let i = 0; i < count; i++) await confirmed(opened, context, `ann${i}@mail.example`);
    const now = withSignups(context, 'all');
    const claimed = await Promise.all([mailOpening(now), mailOpening(now), mailOpening(now)]);
    expect(claimed.reduce((sum, claims) => sum + claims)).toBe(count);
    await drain(opened, now);
    expect(new Set(openings(context).map(({ to }) => to)).size).toBe(count);
    expect(openings(context)).toHaveLength(count);
  });

  it('a mail that could not be sent is repeated with the same id, and not after it was', async () => {
    const { opened, context } = await begin();
    const now = withSignups(context, 'all');
    await mailOpening(now);
    context.mail.failWith(new Unavailable('memory', 'down'));
    await expect(drain(opened, now)).rejects.toThrow();
    expect((await entryOf(context))!.opening_mailed_at).toBeNull();
    expect(await mailOpening(now)).toBe(0);
    context.mail.failWith(undefined);
    opened.clock.advance(DAY);
    await drain(opened, now);
    const { opening_mail_id: mailId } = (await entryOf(context))!;
    expect(openings(context).map(({ messageId }) => messageId)).toEqual([`${mailId}@testbrand.example`]);
    // The process died before the outbox row said that it was done.
    const again = { id: (await entryOf(context))!.id, mail_id: mailId };
    const row = { id: 'again', topic: 'waiting-list.open', created_at: 0, due_at: 0 };
    await insertOutbox(context.db, { ...row, payload: JSON.stringify(again) });
    await drain(opened, now);
    expect(openings(context)).toHaveLength(1);
  });

  it('and close again, those who have no mail yet wait on, and get it with the next opening', async () => {
    const { opened, context } = await begin();
    const now = withSignups(context, 'all');
    await mailOpening(now);
    await drain(opened, context);
    expect(openings(context)).toEqual([]);
    expect(await entryOf(context)).toMatchObject({ opening_mail_id: null, opening_mailed_at: null });
    await mailOpening(now);
    await drain(opened, now);
    expect(openings(context)).toHaveLength(1);
    // Closed and open once more: what was sent stays sent.
    expect(await mailOpening(now)).toBe(0);
  });

  it('the list lets the messages of members go first', async () => {
    const { context } = await begin();
    const row = { topic: 'x', payload: '{}', created_at: 0, due_at: 0 };
    for (let i = 0; i < 300; i++) await insertOutbox(context.db, { ...row, id: `job${i}` });
    expect(await mailOpening(withSignups(context, 'all'))).toBe(0);
    expect((await entryOf(context))!.opening_mail_id).toBeNull();
  });

  it('a dry run says how many would get it, or how many wait', async () => {
    const { context } = await begin();
    expect(await previewOpening(withSignups(context, 'all'))).toEqual({ count: 1, more: false });
    expect(await previewOpening(context)).toEqual({
      count: 0,
      more: false,
      lines: ['1 on the list, but signups are not open to everybody'],
    });
    expect((await entryOf(context))!.opening_mail_id).toBeNull();
  });

  it('before the first link was followed, it leads to the signup and nothing stays', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    await confirmed(opened, context, 'bob@mail.example');
    const { sent } = context.mail;
    await confirmed(opened, context);
    const late = withSignups(context, 'all');
    await follow(context, leaveSecret(sent.at(-1)!));
    await ask(context);
    await drain(opened, context);
    expect(await follow(late, secretIn(sent.at(-1)!.text))).toBe('/signup');
    expect(await entryOf(context)).toBeUndefined();
  });

  it('whoever became a member meanwhile gets no mail: the entry ends with the account', async () => {
    const { opened, context } = await begin();
    const tracking = { network: 'adnet', ref: null, sub1: null, sub2: null, sub3: null };
    const partner = { ...withSignups(context, 'with_trafficsource'), tracking };
    const person = { name: 'Ann', password: 'vuurtoren op texel', dateOfBirth: '1990-02-28', gender: null };
    await signUp(partner, { ...person, email: EMAIL, signupMessage: '', targetId: null });
    await drain(opened, partner);
    expect(await entryOf(context)).toBeDefined();
    await follow(partner, secretIn(context.mail.sent.at(-1)!.text));
    expect((await findMemberByEmail(context.db, EMAIL))!.status).toBe('active');
    expect(await entryOf(context)).toBeUndefined();
  });

  it('a member who took the address of an entry by another way gets no mail either', async () => {
    const { opened, context } = await begin();
    await makeMember(context, { email: EMAIL });
    const now = withSignups(context, 'all');
    await mailOpening(now);
    await drain(opened, now);
    expect(openings(context)).toEqual([]);
    expect(await entryOf(context)).toBeUndefined();
  });

  it('an entry whose mailbox does not exist is erased, at once or after a report; so is one that calls it spam', async () => {
    const { opened, context, mail } = await begin();
    // A mailbox that is full says nothing about the address, and the report of another brand nothing about this one.
    expect(await takeMail(context, bounceMail({ to: mail.returnPath!, status: '4.2.2' }))).toBe('recorded');
    const other = closedBrand(opened, { brand: 2 });
    expect(await takeMail(other, bounceMail({ to: mail.returnPath! }))).toBe('unknown');
    const forged = mail.returnPath!.replace(/-[0-9a-f]{4}/, '-0000');
    expect(await takeMail(context, bounceMail({ to: forged }))).toBe('unknown');
    expect(await entryOf(context)).toBeDefined();
    // What blames us ends nothing.
    const spf = { status: '5.1.1', diagnostic: 'smtp; 550 5.1.1 your SPF record does not allow this', mailId: 'spf' };
    expect(await takeMail(context, bounceMail({ to: mail.returnPath!, ...spf }))).toBe('recorded');
    expect(await entryOf(context)).toBeDefined();
    expect(await takeMail(context, bounceMail({ to: mail.returnPath! }))).toBe('recorded');
    expect(await entryOf(context)).toBeUndefined();

    const again = await confirmed(opened, context);
    const spam = complaintMail({ to: 'fbl@testbrand.example', mailFrom: again.returnPath!, mailId: 'x' });
    expect(await takeMail(context, spam)).toBe('recorded');
    expect(await entryOf(context)).toBeUndefined();

    await confirmed(opened, context);
    await mailOpening(withSignups(context, 'all'));
    context.mail.failWith(new RecipientRefused('memory', 550, '550 5.1.1 no such user'));
    await drain(opened, withSignups(context, 'all'));
    expect(await entryOf(context)).toBeUndefined();
  });

  it('an entry is erased 30 days after the mail, or after a year, or 7 days after it was asked for', async () => {
    const { opened, context } = await begin();
    const { clock } = opened;
    await mailOpening(withSignups(context, 'all'));
    await drain(opened, withSignups(context, 'all'));
    clock.advance(30 * DAY - 1);
    expect(await eraseEnded(opened)).toBe(0);
    clock.advance(1);
    expect(await eraseEnded(opened)).toBe(1);
    expect(await entryOf(context)).toBeUndefined();

    await confirmed(opened, context);
    clock.advance(365 * DAY - 1);
    expect(await eraseEnded(opened)).toBe(0);
    clock.advance(1);
    expect(await eraseEnded(opened)).toBe(1);

    await ask(context);
    clock.advance(7 * DAY - 1);
    expect(await eraseEnded(opened)).toBe(0);
    clock.advance(1);
    expect(await eraseEnded(opened)).toBe(1);
  });

  it('what visitors agreed to is forgotten after three years', async () => {
    const { opened } = await begin();
    const piece = () =>
      rowJobs(opened)
        .find(({ name }) => name === 'visitor-consents')!
        .piece(1);
    opened.clock.advance(3 * 365 * DAY);
    expect(await piece()).toBe(0);
    opened.clock.advance(1);
    expect(await piece()).toBe(1);
  });
});
