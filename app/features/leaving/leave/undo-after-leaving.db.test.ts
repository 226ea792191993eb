import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { unsubscribeUrl } from '~/features/account/mail/unsubscribe.service.server';
import { askForEmailChange } from '~/features/account/credentials/ask-for-email-change.service.server';
import { follow, mailedTo, stateAt } from '~/features/account/credentials/credentials.testing';
import { issueResetToken } from '~/features/account/links/reset-token.server';
import { openReset } from '~/features/account/credentials/reset-password.service.server';
import { openLink } from '~/features/account/links/link.service.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { cheapHash } from '~/testing/cheap-password';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { leave } from './leave.service.server';

const why = { reason: '', words: '' } as const;
const [anna, eve] = ['anna@example.org', 'eve@example.org'];
const password = 'vuurtoren op texel';

/** Someone who knows the password moves the account to their own address, and deletes it. */
async function hijacked(opened: OpenDatabase) {
  const context = testContext(opened);
  const member = await makeMember(context, { email: anna, password_hash: await cheapHash(password) });
  expect(await askForEmailChange(as(context, member), { email: eve, password })).toBe('sent');
  expect(await stateAt(context, await follow(context, await mailedTo(opened, context, eve)))).toBe('done');
  const undo = await mailedTo(opened, context, anna);
  await leave(context, member.id, why);
  const state = async () => {
    const { status, email, password_hash } = await getMember(context.db, member.id);
    return { status, email, open: password_hash !== null };
  };
  return { context, member, undo, state };
}

withDatabase('an account that was changed and deleted by somebody else', (open) => {
  it('is taken back by the undo that its owner was sent, at the owner’s address and without a password', async () => {
    const { context, undo, state } = await hijacked(await open());
    expect(await state()).toMatchObject({ status: 'deleted', email: eve });
    expect(await openLink(context, undo, oneTimeLinks)).toMatchObject({ kind: 'page' });
    expect(await follow(context, undo)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await state()).toEqual({ status: 'active', email: anna, open: false });
  });

  it('stays deleted for an undo that comes too late', async () => {
    const opened = await open();
    const { context, undo, state } = await hijacked(opened);
    opened.clock.advance(2 * DAY);
    expect(await stateAt(context, await follow(context, undo))).toBe('undo-ended');
    expect(await state()).toMatchObject({ status: 'deleted', email: eve });
  });

  it('keeps the links that end mail, and no link that opens it', async () => {
    const context = testContext(await open());
    const { id } = await makeMember(context);
    const unsubscribe = (await unsubscribeUrl(context, id, ['weekly_updates'])).split('/').at(-1)!;
    const reset = await issueResetToken(context.db, context, id);
    await leave(context, id, why);
    expect((await openReset(context, reset)).reset).toBeNull();
    expect(await openLink(context, unsubscribe, oneTimeLinks)).toMatchObject({ kind: 'page' });
  });
});
