import { expect, it } from 'vitest';
import { acceptTerms } from '~/features/account/terms/accept-terms.service.server';
import { termsFirst } from '~/features/account/terms/terms.errors';
import { termsVersion } from '~/tenancy/text-versions';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { findNewChat, openChat } from '../conversation/page.service.server';
import { chatContext, makeRich, send } from './chat.testing';

const FROM = TEST_NOW + 30 * DAY;
const tenant = {
  text_changes: [
    { text: 'terms', date: new Date(TEST_NOW).toISOString(), from: new Date(FROM).toISOString(), what: 'New rules.' },
  ],
};

withDatabase('a message under terms that are no longer the latest', (open) => {
  it('is sent until the new ones apply, then waits for the answer, and reading never does', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant });
    const me = await makeRich(context, { signup_date: TEST_NOW - DAY });
    const [anna, clara] = [await makeMember(context), await makeMember(context)];
    opened.clock.advance(FROM - TEST_NOW - 1);
    const { conversation } = await send(context, me, anna, { requestKey: 'sent-before' });
    opened.clock.advance(1);
    await expect(send(context, me, anna)).rejects.toEqual(termsFirst());
    await expect(send(context, me, conversation.id)).rejects.toEqual(termsFirst());
    await expect(send(context, me, clara, { gift: 'rose' })).rejects.toEqual(termsFirst());
    // The response to a message that was sent before is still the same.
    expect((await send(context, me, anna, { requestKey: 'sent-before' })).conversation).toEqual(conversation);
    const page = await openChat(as(context, me), conversation.id, { seen: true });
    expect([page.writePermission, page.conversation.messages.length]).toEqual(['terms', 1]);
    expect(await findNewChat(as(context, me), clara.id)).toMatchObject({ page: { writePermission: 'terms' } });
    // The other one joined with the new terms, and answers.
    const late = await makeRich(context, { signup_date: TEST_NOW + 1 });
    await send(context, late, me);

    await acceptTerms(as(context, me), termsVersion(context.tenant));
    await send(context, me, conversation.id);
    expect((await openChat(as(context, me), conversation.id, { seen: true })).writePermission).toBe('open');
  });
});
