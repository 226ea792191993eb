import type { Tx } from '~db/database';
import { findConversation } from '~db/queries/conversation';
import { hasWritten } from '~db/queries/message';
import { countSameOpeners, deleteOpenersBefore, noteOpener } from '~db/queries/opener';
import { listStartedSince } from '~db/queries/participant';
import type { MemberRow } from '~db/schema/member';
import { messageId } from '~/i18n/message-id';
import type { MemberContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { DAY } from '~/time/durations';
import { findContact, holdsContact } from './contact-words.server';
import { contactErrors, newAccountLimit, ownProfileDisabled, ownProfileHidden, sameOpener } from './opening.errors';
import { openerHash, openerKey } from './opener-text.server';

/** How long the text of an opener is remembered. */
export const OPENER_DAYS = 7;
/** The time in which a new account may begin so many conversations. */
export const BEGINNING_HOURS = 24;
const BEGINNING_MS = BEGINNING_HOURS * 60 * 60 * 1000;

export interface Opening {
  conversation: string;
  recipient: Pick<MemberRow, 'id' | 'name'>;
  /** The text; null if there is none (a gift). */
  words: string | null;
}

/** Throws if staff have hidden the profile: then its member cannot write to anybody; the text says how to object. */
export function refuseHidden({ member, tenant }: MemberContext): void {
  if (member.hiddenBy !== 'team') return;
  const { decisionNumber: number } = member;
  const email = tenant.support_email;
  throw number === null ? ownProfileDisabled({ email }) : ownProfileHidden({ email, number });
}

/**
 * Until the recipient has answered: no contact details, no text that was sent to many, and for a new account a limit of
 * new conversations a day. Runs inside the sender's transaction, with the conversation locked.
 */
export async function refuseUnfitOpeningIn(tx: Tx, context: MemberContext, opening: Opening): Promise<void> {
  if (await hasWritten(tx, opening.conversation, opening.recipient.id)) return;
  const contact = opening.words === null ? undefined : findContact(opening.words, context.tenant.countries);
  if (contact) throw contactErrors[contact]();
  const conversation = await findConversation(tx, opening.conversation);
  if (conversation?.last_seq !== 0) return;
  await refuseTooManyBeginnings(tx, context);
  if (opening.words !== null) await refuseCopy(tx, context, opening.recipient, opening.words);
}

/** Whether a text written at signup may be sent as the first message. */
export const isFitOpening = (text: string, { countries }: Pick<Tenant, 'countries'>): boolean =>
  findContact(text, countries) === undefined;

/** The conversation that is being started is already counted. */
async function refuseTooManyBeginnings(tx: Tx, { member, tenant, clock }: MemberContext): Promise<void> {
  const { days, conversations_per_day: most } = tenant.limits.new_account;
  const now = clock.now();
  const oldEnough = member.signupDate + days * DAY;
  if (member.paidUser || now >= oldEnough) return;
  const started = await listStartedSince(tx, member.id, now - BEGINNING_MS);
  if (started.length <= most) return;
  // The oldest first, up to the one above the limit. Another is possible once all but `most - 1` are so old.
  const freeAgain = (started.at(-most - 1) ?? now) + BEGINNING_MS;
  throw newAccountLimit({ count: most, until: Math.min(freeAgain, oldEnough) });
}

async function refuseCopy(
  tx: Tx,
  context: MemberContext,
  { id: recipientId, name }: Opening['recipient'],
  text: string,
): Promise<void> {
  const { member, tenant, clock } = context;
  const textHash = openerHash(text, name);
  if (textHash === undefined || isOffered(context, text, name)) return;
  const now = clock.now();
  const since = now - OPENER_DAYS * DAY;
  const people = await countSameOpeners(tx, { memberId: member.id, textHash, recipientId, since });
  if (people >= tenant.limits.same_opener) throw sameOpener({ people });
  await deleteOpenersBefore(tx, member.id, since);
  await noteOpener(tx, { memberId: member.id, textHash, recipientId, now });
}

/** The suggested first messages of an empty conversation do not count as copies. */
function isOffered({ texts, locale }: MemberContext, text: string, name: string): boolean {
  const say = texts(locale);
  return [1, 2, 3, 4, 5, 6].some((number) => {
    const offered = say.formatMessage({ id: messageId(`chat.icebreaker-${number}`) });
    return openerKey(offered, name) === openerKey(text, name);
  });
}

/** Whether a text of a profile holds a contact detail, for a brand of these countries. */
export const contactFinder =
  ({ countries }: Pick<Tenant, 'countries'>) =>
  (text: string): boolean =>
    holdsContact(text, countries);
