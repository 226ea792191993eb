import { expect, it } from 'vitest';
import { findMember } from '~db/queries/member';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { RecipientRefused, Rejected } from '~/providers/provider-errors';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { sendBrandMail, type MailCategory } from './brand-mail.service.server';
import {
  findSuppression,
  liftSuppression,
  listSuppressionReasons,
  recordMailReport,
} from './suppression.service.server';
import { unsubscribeLink } from './unsubscribe.service.server';

const EMAIL = 'anna@example.org';
const links = { unsubscribe: unsubscribeLink };

function send(context: TestContext, memberId: string, category: MailCategory, mailId = 'm1') {
  return sendBrandMail(context, { memberId, mailId, category }, () => ({
    subject: 'Your week',
    preview: 'What is new.',
    greeting: 'Hello Anna,',
    paragraphs: ['Three people are new.'],
    closing: [],
  }));
}

const secretOf = (mail: { headers: Readonly<Record<string, string>> }) =>
  /^<http:\/\/[^/]+\/([\w-]{43})>$/.exec(mail.headers['List-Unsubscribe'] ?? '')![1]!;

withDatabase('mail to a member', (open) => {
  const world = async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context, { email: EMAIL, name: 'Anna' });
    return { context, id, opened };
  };

  // covers S3-156
  it('of a kind that can be switched off ends with one click, which a scanner does not make', async () => {
    const { context, id, opened } = await world();
    await send(context, id, 'weekly_updates');
    const [mail] = context.mail.sent;
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const secret = secretOf(mail!);
    expect(mail!.text).toContain(`${context.origin}/${secret}`);
    const opens = async () => {
      const opened = await openLink(context, secret, links);
      return opened.kind === 'page' ? opened.page : undefined;
    };
    for (let times = 0; times < 3; times++) expect((await opens())!.button).toBe('account.unsubscribe-button');
    expect((await findMember(context.db, id))!.notifications_disabled).toBeNull();

    for (let times = 0; times < 2; times++) expect(await followLink(context, secret, links)).toBeNull();
    expect((await findMember(context.db, id))!.notifications_disabled).toBe('["weekly_updates"]');
    expect((await opens())!.button).toBeNull();
    expect((await listSuppressionReasons(context, id, EMAIL)).map(({ reason }) => reason)).toEqual([
      'list-unsubscribe',
    ]);

    const elsewhere = testContext(opened, { brand: 2 });
    await expect(followLink(elsewhere, secret, links)).rejects.toThrowError('errors.page-not-found');
    await send(context, id, 'weekly_updates', 'm2');
    expect(secretOf(context.mail.sent[1]!)).toBe(secret);
    await send(context, id, 'news', 'm3');
    expect(secretOf(context.mail.sent[2]!)).not.toBe(secret);
  });

  it('of the account itself has no such link', async () => {
    const { context, id } = await world();
    await send(context, id, 'service');
    expect(context.mail.sent[0]!.headers['List-Unsubscribe']).toBeUndefined();
  });

  // covers S3-154 S3-155
  it.each([
    ['complaint', 'spam complaint'],
    ['hard', 'bounce'],
  ] as const)(
    'stops after a report (%s) until the way back, but for mail of the account itself',
    async (kind, reason) => {
      const { context, id } = await world();
      await recordMailReport(context, id, EMAIL, { kind, named: true, status: '5.1.1' });
      await send(context, id, 'like');
      expect(context.mail.sent).toEqual([]);
      await send(context, id, 'service');
      expect(context.mail.sent).toHaveLength(1);
      expect((await findSuppression(context, id, EMAIL))!.reason).toBe(reason);
      expect(await findSuppression(context, id, 'new@example.org')).toBeNull();
      await liftSuppression(context.db, id);
      await send(context, id, 'like', 'm2');
      expect(context.mail.sent).toHaveLength(2);
    },
  );

  it('stops after five temporary failures in fourteen days, not after five in months', async () => {
    const { context, id, opened } = await world();
    const soft = { kind: 'soft', status: '4.2.2' } as const;
    for (let times = 0; times < 4; times++) await recordMailReport(context, id, EMAIL, soft);
    opened.clock.advance(15 * DAY);
    for (let times = 0; times < 4; times++) await recordMailReport(context, id, EMAIL, soft);
    expect(await findSuppression(context, id, EMAIL)).toBeNull();
    await recordMailReport(context, id, EMAIL, soft);
    expect((await findSuppression(context, id, EMAIL))!.reason).toBe('bounce');
  });

  it('stops at once if our own mail server says that the e-mail address does not exist, and only then', async () => {
    const { context, id } = await world();
    context.mail.failWith(new Rejected('smtp', 'refused with 554'));
    await send(context, id, 'like');
    expect(await findSuppression(context, id, EMAIL)).toBeNull();
    context.mail.failWith(new RecipientRefused('smtp', 550, '550 5.7.1 we do not relay for you'));
    for (let times = 0; times < 6; times++) await send(context, id, 'like', `r${times}`);
    expect(await findSuppression(context, id, EMAIL)).toBeNull();
    context.mail.failWith(new RecipientRefused('smtp', 550, '550 5.1.1 no such user'));
    await send(context, id, 'like', 'm2');
    expect(await findSuppression(context, id, EMAIL)).toMatchObject({ reason: 'bounce', detail: '5.1.1' });
    context.mail.failWith(undefined);
    await send(context, id, 'like', 'm3');
    expect(context.mail.sent).toEqual([]);
  });
});
