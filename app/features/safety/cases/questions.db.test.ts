// covers S2-055
import { expect, it } from 'vitest';
import { findSubmission, listOpenSubmissions } from '~db/queries/submission';
import { action } from '~/routes/pages-service';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { caseJobs, safetyJobs } from '../safety.jobs.server';
import { findCase } from './case.service.server';
import { decideCase } from './decide-case.service.server';
import { eraseOldCases } from './erase-cases.service.server';

const SPAM = 'Buy cheap watches at spam.example\nnow';
const typed = { category: 'payment', words: SPAM, email: 'ann@mail.example' };

async function ask(context: TestContext, form: Record<string, string> = typed) {
  const { status, headers, data } = await callRoute(action, context, '/pages/service', { form });
  const url = new URL(headers.get('Location') ?? '/', 'http://x.example');
  return { status, data, number: url.pathname.split('/').at(-1)!, key: url.searchParams.get('key') };
}

async function mails(open: OpenDatabase, context: TestContext) {
  await drainOutbox(open, context, { ...caseJobs, ...safetyJobs } as never);
  return context.mail.sent;
}

withDatabase('a question to customer service', (open) => {
  it('reaches the brand’s mailbox; a visitor gets a number and a link, but no copy of what was typed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { status, number, key } = await ask(context);
    expect(status).toBe(303);
    expect(await findCase(context, number, key)).toMatchObject({ kind: 'question', words: SPAM, state: 'received' });
    const sent = await mails(opened, context);
    const to = (email: string) => sent.filter((mail) => mail.to === email);
    const [[copy], [service]] = [to('ann@mail.example'), to(context.tenant.support_email)];
    expect(sent).toHaveLength(2);
    expect(copy!.subject + copy!.text + copy!.html).not.toMatch(/watches|spam\.example/);
    expect(copy!.text).toContain(`/complaints/${number}?key=${key}`);
    for (const part of [number, 'payment', 'ann@mail.example', 'spam.example', 'questions answer'])
      expect(service!.subject + service!.text).toContain(part);
    expect(await listOpenSubmissions(opened.other, 'question', 5)).toEqual([]);
  });

  it('of a member needs no e-mail address, and the copy has their words', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = await makeMember(context);
    const { number } = await ask(as(context, anna) as TestContext, { category: 'account', words: 'How do I hide?' });
    const copy = (await mails(opened, context)).find(({ to }) => to === anna.email);
    expect(copy!.text).toContain('How do I hide?');
    expect(await findCase(as(context, anna), number, null)).toMatchObject({ category: 'account' });
  });

  it('is refused with what was typed still in the form', async () => {
    const context = testContext(await open());
    const { status, data } = await ask(context, { category: 'payment', words: '', email: 'ann@' });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      fieldErrors: { words: [{ id: 'legal.case-words-needed' }], email: [{ id: 'account.email-invalid' }] },
      values: { category: 'payment', email: 'ann@' },
    });
    await expect(ask(context, { category: 'other', words: 'x' })).resolves.toMatchObject({ status: 400 });
  });

  it('is limited, and so are the mails to one address', async () => {
    const opened = await open();
    const context = testContext(opened);
    for (let count = 0; count < 10; count++) expect((await ask(context)).status).toBe(303);
    expect((await ask(context)).status).toBe(429);
    const copies = (await mails(opened, context)).filter(({ to }) => to === 'ann@mail.example');
    expect(copies).toHaveLength(5);
  });

  it('is answered by mail and on its page, and ends some time later, answered or not', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [answered, open2] = [await ask(context), await ask(context)];
    const row = (await findSubmission(context.db, answered.number))!;
    await decideCase(context, row, { outcome: null, words: 'Like this.', by: 'Eva' });
    expect(await findCase(context, answered.number, answered.key)).toMatchObject({
      answer: 'Like this.',
      outcome: null,
    });
    const last = (await mails(opened, context)).at(-1)!;
    expect(last.text).toContain('Like this.');
    expect(last.text).not.toMatch(/court|disagree/);
    opened.clock.advance(191 * DAY);
    expect(await eraseOldCases(context)).toBe(1);
    expect(await findSubmission(context.db, open2.number)).toBeDefined();
    opened.clock.advance(175 * DAY);
    expect(await eraseOldCases(context)).toBe(1);
    expect(await findSubmission(context.db, open2.number)).toBeUndefined();
  });
});
