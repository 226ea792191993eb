import { expect, it } from 'vitest';
import { countTokensSince } from '~db/queries/token';
import { Unavailable } from '~/providers/provider-errors';
import * as resetDo from '~/routes/reset-password-do';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { MINUTE } from '~/time/durations';
import { sendResetLink } from './ask-for-reset.service.server';

const secretIn = (text: string) => /localhost:3000\/([\w-]{43})\s/.exec(text)![1]!;

async function opensForm(context: TestContext, secret: string): Promise<boolean> {
  const page = await callRoute(resetDo.loader, context, `/reset-password/do?token=${secret}`);
  return (page.data as { reset: unknown }).reset !== null;
}

withDatabase('links to set a new password', (open) => {
  it('are not used up by a mail server that is down: the mail arrives, and its link works for its hour', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context);
    const job = { member_id: id, mail_id: context.ids.ulid(), asked_at: opened.clock.now() };
    context.mail.failWith(new Unavailable('smtp', 'is down'));
    for (let attempts = 0; attempts < 40; attempts++)
      await expect(sendResetLink(context, job)).rejects.toThrow('is down');
    opened.clock.advance(50 * MINUTE);
    context.mail.failWith(undefined);
    await sendResetLink(context, job);
    expect(context.mail.sent).toHaveLength(1);
    expect(await countTokensSince(context.db, id, 'reset_password', 0)).toBe(1);
    opened.clock.advance(55 * MINUTE);
    expect(await opensForm(context, secretIn(context.mail.sent[0]!.text))).toBe(true);
    opened.clock.advance(5 * MINUTE);
    expect(await opensForm(context, secretIn(context.mail.sent[0]!.text))).toBe(false);
  });
});
