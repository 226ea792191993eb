import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember, lockMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import { RecipientRefused, Rejected } from '~/providers/provider-errors';
import type { BrandContext } from '~/server/context/context.server';
import { notificationTypes, type NotificationType } from '~/contract/notification-types';
import type { MailContent, UnsubscribeLinks } from './design/mail-content';
import type { MailCategory } from './mail-category';
import { brandMail, type MailParts } from './mail-layout.server';
import { bounceToken, unsubscribeLocalPart } from './mail-tokens.server';
import { verdictOf, type BounceVerdict } from './reports/bounce-verdict';
import { countFailure, countSent, tellAlarm } from './reports/mail-tally.service.server';
import { findSuppression, recordMailReport } from './suppression.service.server';
import { unsubscribeUrl } from './unsubscribe.service.server';

export type { MailContent, MailCategory };

export interface MailTo {
  memberId: string;
  /** The same at every attempt, so that a receiver can recognise a repetition. */
  mailId: string;
  language?: string;
  /** 'service' (of the account itself, sent always) unless it is of kinds that a member can switch off. */
  category?: MailCategory | readonly NotificationType[];
  /** Another e-mail address than the member's own, such as the one before a change. */
  email?: string;
}

/**
 * For jobs. An erased member gets none, and a permanent rejection ends the attempts. Other errors are thrown, so that
 * the job is repeated.
 */
export async function sendBrandMail(
  context: BrandContext,
  to: MailTo,
  content: (intl: IntlShape, member: MemberRow) => MailContent,
): Promise<void> {
  const { mailId, category = 'service' } = to;
  const member = await findMember(context.db, to.memberId);
  const email = to.email ?? member?.email;
  if (!member || !email) return;
  if (category !== 'service' && (await findSuppression(context, member.id, email))) return;
  const language = to.language ?? member.language;
  const intl = context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
  const { tenant, origin } = context;
  const unsubscribe = category === 'service' ? null : await unsubscribeLinks(context, member.id, category);
  const mail = await brandMail({ tenant, origin, unsubscribe }, intl, content(intl, member));
  const refused = await deliver(context, mail, { email, mailId, reference: bounceToken(context, member.id, email) });
  // No report follows: the mail server says at once what another one says later.
  if (refused instanceof RecipientRefused) await noteRejection(context, member.id, email, verdictOfRejection(refused));
}

/** Undefined if a mail server took it, else why it was refused for good. Other errors are thrown. */
async function deliver(
  context: BrandContext,
  mail: MailParts,
  { email, mailId, reference }: { email: string; mailId: string; reference?: string | undefined },
): Promise<Rejected | undefined> {
  const { tenant, ports, log } = context;
  const domain = tenant.mail_address.split('@')[1]!;
  const traced = reference && {
    headers: { ...mail.headers, 'X-Mail-Reference': reference },
    returnPath: `bounces+${reference}@${domain}`,
  };
  try {
    await ports.mail.send({ ...mail, to: email, messageId: `${mailId}@${domain}`, ...traced });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    log.warn({ err: error, mail: mailId }, 'a mail was refused for good');
    return error;
  }
  await countSent(context, email);
  return undefined;
}

/**
 * Our own mail server refused the recipient while it took the mail. What blames neither the address nor its mailbox, such
 * as that it does not relay for us, is a failure between us and it, and no member's.
 */
function verdictOfRejection({ said }: RecipientRefused): BounceVerdict {
  const verdict = verdictOf({ diagnostic: said });
  return verdict.kind === 'soft' && verdict.blames !== 'mailbox' ? { ...verdict, kind: 'ours' } : verdict;
}

async function noteRejection(
  context: BrandContext,
  memberId: string,
  email: string,
  verdict: BounceVerdict,
): Promise<void> {
  const { kind, named, status } = verdict;
  const alarm = await transaction(context.db, async (tx) => {
    await lockMember(tx, memberId);
    if (kind !== 'ours') await recordMailReport({ ...context, db: tx }, memberId, email, { kind, named, status });
    return countFailure(tx, context, email, verdict);
  });
  tellAlarm(context.log, alarm);
}

/** One link for everything in the mail and, if it is of several kinds, one for each of them. */
async function unsubscribeLinks(
  context: BrandContext,
  memberId: string,
  category: NotificationType | readonly NotificationType[],
): Promise<UnsubscribeLinks> {
  const given = typeof category === 'string' ? [category] : category;
  const types = notificationTypes.filter((type) => given.includes(type));
  const all = await unsubscribeUrl(context, memberId, types);
  const mailbox = context.mailReports.unsubscribe
    ? `${unsubscribeLocalPart(context, memberId, types)}@${context.tenant.mail_address.split('@')[1]!}`
    : undefined;
  if (types.length === 1) return { all, mailbox, each: [] };
  const each = [];
  for (const type of types) each.push({ type, url: await unsubscribeUrl(context, memberId, [type]) });
  return { all, mailbox, each };
}

export interface MailToEmail {
  email: string;
  mailId: string;
  language: string;
  unsubscribe?: UnsubscribeLinks | null;
  /** The id that a report about this mail names; see `bounceToken`. */
  reportedId?: string;
}

/** What became of a mail: our mail server took it, or refused it for good; then how a refusal of the address is judged. */
export type Handed = { taken: true } | { taken: false; verdict: BounceVerdict | null };

/** For someone who need not have an account, to an e-mail address that was typed. */
export async function sendBrandMailTo(
  context: BrandContext,
  { email, mailId, language, unsubscribe = null, reportedId }: MailToEmail,
  content: (intl: IntlShape) => MailContent,
): Promise<Handed> {
  const intl = context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
  const { tenant, origin } = context;
  const mail = await brandMail({ tenant, origin, unsubscribe }, intl, content(intl));
  const reference = reportedId === undefined ? undefined : bounceToken(context, reportedId, email);
  const refused = await deliver(context, mail, { email, mailId, reference });
  if (!refused) return { taken: true };
  if (!(refused instanceof RecipientRefused)) return { taken: false, verdict: null };
  const verdict = verdictOfRejection(refused);
  tellAlarm(context.log, await transaction(context.db, (tx) => countFailure(tx, context, email, verdict)));
  return { taken: false, verdict };
}
