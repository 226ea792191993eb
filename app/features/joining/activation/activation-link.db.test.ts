import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember, patchMember } from '~db/queries/member';
import { listMessagesAfter } from '~db/queries/message';
import { findConversationOfPair } from '~db/queries/conversation';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { as, inBrowserOf, testContext, type TestContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { joiningJobs } from '../joining.jobs.server';
import { resendActivation } from './activation.service.server';
import { signUp } from '../signup/signup.service.server';

const anna = { email: 'anna@example.org', name: 'Anna', password: 'vuurtoren op texel', dateOfBirth: '1990-02-28' };

/** The secret of the link in the newest mail. */
function mailedSecret(context: TestContext): string {
  return /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]!;
}

async function signedUp(opened: OpenDatabase, target: { id: string } | null = null) {
  const context = testContext(opened);
  const more = { signupMessage: target ? 'Hoi!' : '', gender: null, targetId: target?.id ?? null };
  const outcome = await signUp(context, { ...anna, ...more });
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  await drainOutbox(opened, context, joiningJobs);
  const own = inBrowserOf(context, outcome.memberId);
  return { context: own, id: outcome.memberId, secret: mailedSecret(context) };
}

withDatabase('activation', (open) => {
  it('shows what the button will do, and a mail scanner that opens the link changes nothing', async () => {
    const { context, id, secret } = await signedUp(await open());
    for (let i = 0; i < 3; i++) {
      expect(await openLink(context, secret, oneTimeLinks)).toEqual({
        kind: 'page',
        page: expect.objectContaining({
          button: 'account.activate-button',
          values: { name: 'Anna', email: 'anna@example.org', brand: 'Testbrand' },
        }) as object,
      });
    }
    expect(await findMember(context.db, id)).toMatchObject({ status: 'not_confirmed' });
  });

  // covers S2-035 S3-002 S3-012 S4-048
  it('makes the member active and visible when the button is pressed, once, and writes it to the audit log', async () => {
    const { context, id, secret } = await signedUp(await open());
    expect(await followLink(context, secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await findMember(context.db, id)).toMatchObject({
      status: 'active',
      profile_status: 'active',
      searchable: 1,
      activated_at: context.clock.now(),
    });
    expect((await listAuditOf(context.db, id, 9)).map((row) => row.action).sort()).toEqual([
      'account.activation',
      'account.signup',
    ]);
  });

  it('says that it is done if the link is used again', async () => {
    const { context, secret } = await signedUp(await open());
    await followLink(context, secret, oneTimeLinks);
    expect(await followLink(context, secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await openLink(context, secret, oneTimeLinks)).toEqual({
      kind: 'redirect',
      to: `/activate/done?token=${secret}`,
    });
  });

  it('happens once when the button is pressed ten times at once', async () => {
    const { context, id, secret } = await signedUp(await open());
    const paths = await Promise.all(Array.from({ length: 10 }, () => followLink(context, secret, oneTimeLinks)));
    expect(new Set(paths)).toEqual(new Set([`/activate/done?token=${secret}`]));
    const rows = await listAuditOf(context.db, id, 50);
    expect(rows.filter((row) => row.action === 'account.activation')).toHaveLength(1);
  });

  // covers S2-036
  it('fails after 7 days, and a new mail helps', async () => {
    const opened = await open();
    const { context, id, secret } = await signedUp(opened);
    opened.clock.advance(7 * DAY);
    expect(await openLink(context, secret, oneTimeLinks)).toEqual({ kind: 'redirect', to: '/activate/error' });
    expect(await followLink(context, secret, oneTimeLinks)).toBe('/activate/error');
    expect(await findMember(context.db, id)).toMatchObject({ status: 'not_confirmed' });
    const member = await makeUnconfirmed(context, {});
    expect(await resendActivation(as(context, { ...member, id }))).toBe('sent');
    await drainOutbox(opened, context, joiningJobs);
    expect(await followLink(context, mailedSecret(context), oneTimeLinks)).toMatch(/^\/activate\/done/);
  });

  it('cannot restore a deleted account', async () => {
    const { context, id, secret } = await signedUp(await open());
    await patchMember(context.db, id, { status: 'deleted', deleted_at: context.clock.now() });
    expect(await openLink(context, secret, oneTimeLinks)).toEqual({ kind: 'redirect', to: '/activate/error' });
    expect(await followLink(context, secret, oneTimeLinks)).toBe('/activate/error');
    expect(await findMember(context.db, id)).toMatchObject({ status: 'deleted' });
  });

  // covers S4-051 S6-013
  it('delivers the pending first message', async () => {
    const opened = await open();
    const bram = await makeMember(testContext(opened), { name: 'Bram' });
    const { context, id, secret } = await signedUp(opened, bram);
    const seen = async () => {
      const { id: conversationId } = (await findConversationOfPair(context.db, id, bram.id))!;
      return listMessagesAfter(context.db, { conversationId, memberId: bram.id, deletedBefore: 0 }, 0, 10);
    };
    expect(await seen()).toEqual([]);
    await followLink(context, secret, oneTimeLinks);
    expect(await seen()).toMatchObject([{ body: 'Hoi!', sender_id: id, author_kind: 'member' }]);
  });

  it('sends the mail again a few times an hour, and not to confirmed members', async () => {
    const context = testContext(await open());
    const unconfirmed = as(context, await makeUnconfirmed(context));
    for (let i = 0; i < 5; i++) expect(await resendActivation(unconfirmed)).toBe('sent');
    expect(await resendActivation(unconfirmed)).toBe('wait');
    expect(await resendActivation(as(context, await makeMember(context)))).toBe('none');
  });
});

withDatabase('one-time links', (open) => {
  // covers S2-049
  it('respond with 404 if they are unknown, malformed, cut off or of another brand', async () => {
    const opened = await open();
    const { context, secret } = await signedUp(opened);
    const elsewhere = testContext(opened, { brand: 2 });
    for (const [where, text] of [
      [context, 'x'.repeat(43)],
      [context, secret.slice(1)],
      [context, `${secret}x`],
      [context, 'favicon.ico'],
      [context, "' or 1=1 --"],
      [elsewhere, secret],
    ] as const) {
      await expect(openLink(where, text, oneTimeLinks)).rejects.toMatchObject({ status: 404 });
      await expect(followLink(where, text, oneTimeLinks)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('are stored as a hash; the link itself is neither in the table nor in the outbox', async () => {
    const opened = await open();
    const { secret } = await signedUp(opened);
    const system = opened.database.system('test');
    const stored = [
      await system.selectFrom('token').selectAll().execute(),
      await system.selectFrom('outbox').selectAll().execute(),
    ];
    expect(stored.flat().length).toBeGreaterThan(1);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain('anna@example.org');
  });

  it('cannot be guessed: attempts are rate-limited', async () => {
    const context = testContext(await open());
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++) {
      await openLink(context, String(i).padEnd(43, 'x'), oneTimeLinks).catch((error: { status: number }) =>
        statuses.add(error.status),
      );
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

withDatabase('account mail jobs', (open) => {
  it('send the same mail again after a failure, so that a receiver can recognise it', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeUnconfirmed(context, { password_hash: 'x' });
    const payload = { member_id: member.id, mail_id: context.ids.ulid() };
    await joiningJobs['account.activation-mail'](context, payload);
    await joiningJobs['account.activation-mail'](context, payload);
    const [first, second] = context.mail.sent;
    expect(second!.messageId).toBe(first!.messageId);
    // The links of both mails work.
    for (const mail of [first!, second!]) {
      const secret = /localhost:3000\/([\w-]{43})\s/.exec(mail.text)![1]!;
      expect(await followLink(inBrowserOf(context, member.id), secret, oneTimeLinks)).toMatch(/^\/activate\/done/);
    }
  });

  it('do nothing for members who are confirmed or deleted meanwhile', async () => {
    const context = testContext(await open());
    const member = await makeMember(context);
    for (const member_id of [member.id, 'nobody']) {
      await joiningJobs['account.activation-mail'](context, { member_id, mail_id: 'm1' });
    }
    expect(context.mail.sent).toEqual([]);
  });
});
