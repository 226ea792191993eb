import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { followLink } from '~/features/account/links/link.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { outboxHandlers } from '~/compose/jobs.server';
import { action, loader } from '~/routes/account-deleted';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { openLimits } from '~/server/limits/limits';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { leave } from './leave.service.server';

const email = 'anna@example.org';
const why = { reason: '', words: '' } as const;

const ask = (context: TestContext, typed: string) =>
  callRoute(action, context, '/account-deleted', { form: { email: typed } });

withDatabase('the link to take a deleted account back, asked for once more', (open) => {
  it('is mailed to its owner, and brings everything back', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context, { email, name: 'Anna' });
    await leave(context, id, why);
    await drainOutbox(opened, context, outboxHandlers);
    const { status, headers } = await ask(context, ' ANNA@example.org ');
    expect([status, headers.get('Location')]).toEqual([303, '/account-deleted?sent=1']);
    expect((await callRoute(loader, context, '/account-deleted?sent=1')).data).toMatchObject({ sent: true });

    await drainOutbox(opened, context, outboxHandlers);
    const secret = /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]!;
    expect(context.mail.sent).toHaveLength(2);
    // The code of the certificate is stored nowhere: the second mail has none.
    expect(context.mail.sent.map(({ text }) => text.includes('certificate='))).toEqual([true, false]);
    expect(await followLink(context, secret, oneTimeLinks)).toBe('/login?notice=reactivated');
    expect(await getMember(context.db, id)).toMatchObject({ status: 'active', deleted_at: null });
  });

  it('is mailed to nobody else, with the same answer', async () => {
    const opened = await open();
    const context = testContext(opened);
    const deleted = await makeMember(context, { email: 'gone@example.org' });
    await leave(context, deleted.id, why);
    await drainOutbox(opened, context, outboxHandlers);
    const before = context.mail.sent.length;
    opened.clock.advance(REACTIVATION_MS);
    await makeMember(context, { email: 'active@example.org' });
    for (const typed of ['gone@example.org', 'active@example.org', 'nobody@example.org']) {
      const { status, headers } = await ask(context, typed);
      expect([status, headers.get('Location')], typed).toEqual([303, '/account-deleted?sent=1']);
    }
    await drainOutbox(opened, context, outboxHandlers);
    expect(context.mail.sent).toHaveLength(before);
  });

  it('is not mailed by another brand, nor as often as somebody likes', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context, { email });
    await leave(context, id, why);
    const other = testContext(opened, { brand: 2 });
    await ask(other, email);
    await drainOutbox(opened, other, outboxHandlers);
    expect(other.mail.sent).toEqual([]);

    const limited = { ...context, limits: openLimits() };
    const answers: number[] = [];
    for (let times = 0; times < 30; times++) answers.push((await ask(limited, email)).status);
    expect(answers[0]).toBe(303);
    expect(answers.at(-1)).toBe(429);
  });

  it('keeps what was typed where it is no e-mail address', async () => {
    const { status, data } = await ask(testContext(await open()), 'anna@');
    expect(status).toBe(400);
    expect(data).toMatchObject({
      fieldErrors: { email: [{ id: 'account.email-invalid' }] },
      values: { email: 'anna@' },
    });
  });
});
