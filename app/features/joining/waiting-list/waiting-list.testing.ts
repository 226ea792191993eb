import { findWaitingListEmail } from '~db/queries/waiting-list';
import { outboxHandlers } from '~/compose/jobs.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { followLink } from '~/features/account/links/link.service.server';
import { action } from '~/routes/waiting-list';
import { callRoute } from '~/testing/call-route';
import type { TestContext, TestOptions } from '~/testing/context';
import { testContext } from '~/testing/context';
import { drainOutbox } from '~/testing/outbox';
import type { OpenDatabase } from '~/testing/with-database';

export const EMAIL = 'Ann@mail.example';
export const typed = { email: EMAIL, of_age: 'yes', consent: 'yes' };

/** A visitor of a brand that accepts no signups, unless `tenant` says otherwise. */
export const closedBrand = (opened: OpenDatabase, { tenant, ...options }: TestOptions = {}): TestContext =>
  testContext(opened, { ...options, tenant: { signups: 'none', ...tenant } });

/** The same brand after its file has changed. */
export const withSignups = <C extends TestContext>(context: C, signups: 'all' | 'none' | 'with_trafficsource'): C => ({
  ...context,
  tenant: { ...context.tenant, signups },
});

export const entryOf = ({ db }: Pick<TestContext, 'db'>) => findWaitingListEmail(db, EMAIL.toLowerCase());

/** The mails that signups are open. */
export const openings = ({ mail }: TestContext) => mail.sent.filter(({ subject }) => subject === 'Testbrand is open');

export const ask = (context: TestContext, form: Record<string, string> = typed) =>
  callRoute(action, context, '/waiting-list', { form });

export const drain = (opened: OpenDatabase, context: TestContext) => drainOutbox(opened, context, outboxHandlers);

export const secretIn = (text: string): string => /\/([\w-]{43})(?=\s|$)/.exec(text)![1]!;

/** What a mail program calls for its button. */
export const leaveSecret = ({ headers }: { headers: Readonly<Record<string, string>> }): string =>
  /^<http:\/\/[^/]+\/([\w-]{43})>$/.exec(headers['List-Unsubscribe'] ?? '')![1]!;

export const follow = (context: TestContext, secret: string) => followLink(context, secret, oneTimeLinks);

/** Someone who has asked, and followed the link in the mail. Returns that mail. */
export async function confirmed(opened: OpenDatabase, context: TestContext, email = EMAIL) {
  await ask(context, { ...typed, email });
  await drain(opened, context);
  const mail = context.mail.sent.at(-1)!;
  await follow(context, secretIn(mail.text));
  return mail;
}
