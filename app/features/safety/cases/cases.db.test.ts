// covers S2-023
import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { findReportByNumber } from '~db/queries/report';
import { findSubmission, listOpenSubmissions } from '~db/queries/submission';
import { findOwnDecision } from '~/features/account/decision/decision.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { reportSchema } from '../report/report.schema.server';
import { reportMember } from '../report/report.service.server';
import { decideOnReport, disableProfile } from '../report/review.service.server';
import { caseJobs, safetyJobs } from '../safety.jobs.server';
import { appError } from '../safety.testing';
import { complaintSchema, noticeSchema } from './case.schema.server';
import { findCase, sendComplaint, sendNotice } from './case.service.server';
import { decideCase } from './decide-case.service.server';
import { eraseOldCases } from './erase-cases.service.server';

const MISSING = appError('errors.page-not-found', 404);

const complaint = (more: object = {}) =>
  complaintSchema.parse({ category: 'payment', words: 'I paid twice', email: 'ann@mail.example', ...more });
const notice = (about: string, more: object = {}) =>
  noticeSchema.parse({
    about,
    category: 'fraud',
    words: 'Wants money',
    email: 'ben@mail.example',
    good_faith: 'on',
    ...more,
  });

function partsOf(path: string): [string, string | null] {
  const url = new URL(path, 'http://x.example');
  return [url.pathname.split('/').at(-1)!, url.searchParams.get('key')];
}

const mails = async (open: OpenDatabase, context: TestContext) => {
  await drainOutbox(open, context, { ...caseJobs, ...safetyJobs } as never);
  return context.mail.sent.map(({ to, subject, text }) => `${to}: ${subject}\n${text}`);
};
const rowOf = async ({ db }: TestContext, number: string) => (await findSubmission(db, number))!;

withDatabase('a complaint', (open) => {
  it('without a login has a number and a key with which its sender follows it, and nobody else', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [number, key] = partsOf(await sendComplaint(context, complaint()));
    expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await findCase(context, number.toLowerCase(), key)).toMatchObject({
      state: 'received',
      words: 'I paid twice',
    });
    await expect(findCase(context, number, null)).rejects.toEqual(MISSING);
    await expect(findCase(context, number, 'x'.repeat(22))).rejects.toEqual(MISSING);
    await expect(findCase(testContext(opened, { brand: 2 }), number, key)).rejects.toEqual(MISSING);
    const [mail] = await mails(opened, context);
    expect(mail).toContain(`ann@mail.example: We received it: number ${number}`);
    expect(mail).toContain(`/complaints/${number}?key=${key}`);
  });

  it('of a member is followed by logging in, and by no other member', async () => {
    const context = testContext(await open());
    const [anna, ben] = [await makeMember(context), await makeMember(context)];
    const [number, key] = partsOf(await sendComplaint(as(context, anna), complaint({ email: '' })));
    expect(key).toBeNull();
    expect(await findCase(as(context, anna), number, null)).toMatchObject({ number });
    await expect(findCase(as(context, ben), number, null)).rejects.toEqual(MISSING);
  });

  it('needs an e-mail address without a login, and is limited', async () => {
    const context = testContext(await open());
    await expect(sendComplaint(context, complaint({ email: '' }))).rejects.toMatchObject({
      code: 'legal.case-email-needed',
    });
    for (let n = 0; n < 10; n++) await sendComplaint(context, complaint());
    await expect(sendComplaint(context, complaint())).rejects.toMatchObject({ status: 429 });
    // A stranger cannot fill someone's mailbox with confirmations.
    expect((await listOpenSubmissions(context.db, 'complaint', 50)).length).toBe(10);
  });

  it('of many IP addresses of one network is limited, and fills no mailbox that a stranger typed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const from = (at: number, network = context.network) => ({ ...context, network, ipKey: () => `address ${at}` });
    for (let at = 0; at < 100; at++) await sendComplaint(from(at), complaint());
    await expect(sendComplaint(from(100), complaint())).rejects.toMatchObject({ status: 429 });
    await sendComplaint(from(101, '198.51.100.0'), complaint({ email: 'ben@mail.example' }));
    const [number] = partsOf(await sendComplaint(as(context, await makeMember(context)), complaint({ email: '' })));
    const rows = await context.db.selectFrom('outbox').select('topic').where('tenant_id', '=', 1).execute();
    // Five for the first address, one for the other, and one for the member, whom strangers do not stop.
    expect([rows.length, number.length]).toEqual([7, 9]);
  });

  it('is answered once, by mail and on its page, and erased half a year later', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [number, key] = partsOf(await sendComplaint(context, complaint()));
    const answer = { outcome: null, words: 'We returned the second payment.', by: 'Eva' };
    expect(await decideCase(context, await rowOf(context, number), answer)).toBe('done');
    expect(await decideCase(context, await rowOf(context, number), { ...answer, words: 'No' })).toBe('decided-before');
    expect(await findCase(context, number, key)).toMatchObject({ state: 'decided', answer: answer.words });
    expect((await mails(opened, context)).at(-1)).toContain(answer.words);
    opened.clock.advance(189 * DAY);
    expect(await eraseOldCases(context)).toBe(0);
    opened.clock.advance(2 * DAY);
    expect(await eraseOldCases(context)).toBe(1);
  });
});

withDatabase('a notice', (open) => {
  it('stores the profile as it was; upheld with a rule it hides it, and both sides are told why', async () => {
    const opened = await open();
    const context = testContext(opened);
    const carl = await makeMember(context, { name: 'Carl', about: 'Send money' });
    const [number] = partsOf(await sendNotice(context, notice(`${context.origin}/members/${carl.id}`)));
    const row = await rowOf(context, number);
    expect([row.subject_id, row.snapshot]).toEqual([carl.id, expect.stringContaining('Send money')]);
    const decision = {
      outcome: 'upheld' as const,
      words: 'The profile asks for money.',
      by: 'Eva',
      rule: 'scam' as const,
    };
    expect(await decideCase(context, row, decision)).toBe('done');
    expect(await findMember(context.db, carl.id)).toMatchObject({ profile_status: 'disabled' });
    const texts = await mails(opened, context);
    expect(texts.filter((mail) => mail.startsWith('ben@mail.example')).at(-1)).toContain('The profile asks for money.');
    expect(texts.filter((mail) => mail.startsWith(carl.email!)).at(-1)).toContain('The profile asks for money.');
    expect((await listAuditOf(context.db, row.id, 5)).map(({ action }) => action)).toEqual(['review.case-decided']);
  });

  it('sends nothing that a stranger typed to the e-mail address that a stranger typed, not even as a name', async () => {
    const opened = await open();
    const context = testContext(opened);
    const name = 'Ben, your account is blocked: evil.example';
    const [number] = partsOf(await sendNotice(context, notice('/x evil.example', { name, words: 'See evil.example' })));
    const [mail] = await mails(opened, context);
    expect(mail).toContain(`ben@mail.example: We received it: number ${number}`);
    expect(mail).not.toContain('evil.example');
    expect(await rowOf(context, number)).toMatchObject({ name });
  });

  it('of abuse of children needs no sender; any other does, and a profile of another brand is none here', async () => {
    const opened = await open();
    const context = testContext(opened);
    const there = await makeMember(testContext(opened, { brand: 2 }));
    const [number] = partsOf(
      await sendNotice(context, notice(`/members/${there.id}`, { category: 'children', email: '' })),
    );
    expect(await rowOf(context, number)).toMatchObject({ subject_id: null, snapshot: null, email: null });
    await expect(sendNotice(context, notice('/x', { email: '' }))).rejects.toMatchObject({
      code: 'legal.case-email-needed',
    });
  });
});

withDatabase('a complaint against a decision', (open) => {
  it('is decided by somebody else, and upheld it reverses the decision', async () => {
    const context = testContext(await open());
    const carl = await makeMember(context, { name: 'Carl' });
    const decision = (await disableProfile(context, carl.id, { reason: 'Spam', by: 'Eva', rule: 'spam' }))!;
    const form = complaint({ category: 'decision', about: ` ${decision.toLowerCase()} `, email: '' });
    const [number] = partsOf(await sendComplaint(as(context, carl), form));
    const upheld = { outcome: 'upheld' as const, words: 'It was no spam.' };
    // Negative control: the first staff member is refused, however the name is written.
    expect(await decideCase(context, await rowOf(context, number), { ...upheld, by: ' EVA ' })).toBe('same-reviewer');
    expect(await findMember(context.db, carl.id)).toMatchObject({ profile_status: 'disabled' });
    expect(await decideCase(context, await rowOf(context, number), { ...upheld, by: 'Noor' })).toBe('done');
    expect(await findMember(context.db, carl.id)).toMatchObject({ profile_status: 'active', decision_number: null });
  });

  it('dismissed leaves it as it is; against a notice it turns the outcome', async () => {
    const context = testContext(await open());
    const [number] = partsOf(await sendNotice(context, notice('/members')));
    const dismissed = { outcome: 'dismissed' as const, words: 'Nothing found.', by: 'Eva' };
    await decideCase(context, await rowOf(context, number), dismissed);
    const against = complaint({ category: 'decision', about: number });
    const [first] = partsOf(await sendComplaint(context, against));
    await decideCase(context, await rowOf(context, first), { ...dismissed, by: 'Noor' });
    expect(await rowOf(context, number)).toMatchObject({ outcome: 'dismissed' });
    const [second] = partsOf(await sendComplaint(context, against));
    await decideCase(context, await rowOf(context, second), {
      outcome: 'upheld',
      words: 'You were right.',
      by: 'Noor',
    });
    expect(await rowOf(context, number)).toMatchObject({ outcome: 'upheld' });
  });

  it.each(['report', 'notice'] as const)('against a %s is not decided by whoever decided that', async (kind) => {
    const context = testContext(await open());
    const [anna, carl] = [await makeMember(context), await makeMember(context)];
    const text = 'Nothing found.';
    let number: string;
    if (kind === 'report') {
      const report = reportSchema.parse({ subject: 'profile', reason: 'spam', words: '' });
      ({ number } = await reportMember(as(context, anna), carl.id, report));
      await decideOnReport(context, number, 'dismissed', { reason: text, by: 'Eva' });
    } else {
      [number] = partsOf(await sendNotice(context, notice('/members')));
      await decideCase(context, await rowOf(context, number), { outcome: 'dismissed', words: text, by: 'Eva' });
    }
    const form = complaint({ category: 'decision', about: number, email: '' });
    const [against] = partsOf(await sendComplaint(as(context, anna), form));
    const upheld = { outcome: 'upheld' as const, words: 'It was spam.' };
    expect(await decideCase(context, await rowOf(context, against), { ...upheld, by: 'Eva' })).toBe('same-reviewer');
    expect(await rowOf(context, against)).toMatchObject({ state: 'received', outcome: null });
    expect(await decideCase(context, await rowOf(context, against), { ...upheld, by: 'Noor' })).toBe('done');
    const outcome =
      kind === 'report'
        ? (await findReportByNumber(context.db, number))!.state
        : (await rowOf(context, number)).outcome;
    expect(outcome).toBe('upheld');
  });

  it.each([
    ['after a report', true],
    ['found by the team itself', false],
  ])('a statement says truly whether the profile was %s', async (_how, reported) => {
    const opened = await open();
    const context = testContext(opened);
    const [anna, carl] = [await makeMember(context), await makeMember(context)];
    const report = reportSchema.parse({ subject: 'profile', reason: 'spam', words: '' });
    if (reported) await reportMember(as(context, anna), carl.id, report);
    // A report about someone else is none about this profile.
    else await reportMember(as(context, carl), anna.id, report);
    const number = (await disableProfile(context, carl.id, { reason: 'Spam', by: 'Eva', rule: 'spam' }))!;
    const decisionMail = (await mails(opened, context)).findLast((mail) => mail.startsWith(`${carl.email}:`))!;
    const page = await findOwnDecision(as(context, carl), { hiddenBy: 'team', decisionNumber: number });
    const sentence = `Decision ${number} of November 21, 2026, made by a person on our team`;
    const line = reported ? `${sentence} after a report.` : `${sentence}.`;
    expect(page!.lines).toContain(line);
    expect(decisionMail.replaceAll(/\s+/g, ' ')).toContain(line);
  });

  it('needs a number of this brand, of a decision that is made and not too old', async () => {
    const opened = await open();
    const context = testContext(opened);
    const carl = await makeMember(context);
    const number = (await disableProfile(context, carl.id, { reason: 'Spam', by: 'Eva', rule: 'spam' }))!;
    const about = (typed: string) => complaint({ category: 'decision', about: typed });
    const unknown = { code: 'legal.case-number-unknown' };
    await expect(sendComplaint(testContext(opened, { brand: 2 }), about(number))).rejects.toMatchObject(unknown);
    await expect(sendComplaint(context, about('NONE-0000'))).rejects.toMatchObject(unknown);
    const [open2] = partsOf(await sendNotice(context, notice('/members')));
    await expect(sendComplaint(context, about(open2))).rejects.toMatchObject(unknown);
    opened.clock.advance(185 * DAY);
    await expect(sendComplaint(context, about(number))).rejects.toMatchObject({ code: 'legal.case-too-old' });
  });
});
