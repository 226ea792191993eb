import { redirect } from '@remix-run/node';
import { findMember } from '~db/queries/member';
import { findMessageByRequest } from '~db/queries/message';
import { likeMember } from '~/features/likes/likes.service.server';
import { findSeenPhoto } from '~/features/photos/view/who-may-see.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { findShownTexts } from '~/features/profiles/texts/shown-texts.service.server';
import type { MessageAbout } from '~/contract/message';
import type { MemberContext } from '~/server/context/context.server';
import { bestEffort } from '~/server/response/best-effort';
import { subjectGone } from '../chat.errors';
import { findNewChat, findPartner } from '../conversation/page.service.server';
import { shortened } from '../message-text';
import { messagePrices } from '../pricing/shown-prices.service.server';
import { requireReachable } from '../server/recipient.server';
import { sendMessage } from '../server/send.service.server';
import { subjectSchema, type LikeInput } from './comment.schema.server';

/** A quoted line is shortened to so many characters. */
const QUOTE_MAX = 300;

/** The page on which one likes something of a profile. Redirects to the profile where it is not, or no longer, on it. */
export async function findLikePage(context: MemberContext, memberId: string, on: string | null) {
  const found = await findNewChat(context, memberId);
  const page = found.existing === null ? found.page : await findPartner(context, found.existing);
  const subject = subjectSchema.safeParse(on);
  const about = subject.success ? await findAbout(context, memberId, subject.data) : undefined;
  if (!about) throw redirect(`/members/${memberId}`);
  const { partner, writePermission, requestKey } = page;
  const lastPlace = found.existing === null && found.page.lastPlace;
  return {
    partner,
    writePermission,
    lastPlace,
    requestKey,
    on: subject.data!,
    about,
    price: (await messagePrices(context)).text,
    most: context.tenant.message_length,
    title: personWords(context, partner),
    brand: context.tenant.name,
  };
}

/**
 * Likes a member for something on the profile. With a comment this is a message too, by the rules and for the price of
 * every message; the like is given once the message is sent. Throws what `likeMember` or `sendMessage` throw, and
 * `subjectGone` if it has meanwhile left the profile.
 */
export async function likeWithComment(
  context: MemberContext,
  memberId: string,
  input: LikeInput,
): Promise<{ conversation: string } | { conversation: null; newMatch: boolean }> {
  if (input.intent === 'like') {
    const { newMatch } = await likeMember(context, memberId);
    return { conversation: null, newMatch };
  }
  const { on: subject, text, requestKey } = input;
  const about = await findAbout(context, memberId, subject);
  // A comment that was sent before its subject went away stays sent, so a repetition succeeds.
  if (!about && !(await findMessageByRequest(context.db, context.member.id, requestKey))) {
    // 404 for someone who does not exist for this member, as everywhere.
    await requireReachable(context, memberId);
    throw subjectGone();
  }
  const { conversation } = await sendMessage(context, {
    to: { member: memberId },
    content: { type: 'text', text, on: { subject, about: about ?? null } },
    requestKey,
  });
  await bestEffort(context.log, 'the like of a comment', () => likeMember(context, memberId));
  return { conversation: conversation.id };
}

/** What the viewer sees on the profile under this name; undefined if nothing, as for a photo locked to them. */
async function findAbout(context: MemberContext, memberId: string, subject: string): Promise<MessageAbout | undefined> {
  const [kind, name = ''] = subject.split(':');
  if (kind === 'photo') {
    const photo = await findSeenPhoto(context, name);
    if (photo?.member_id !== memberId) return undefined;
    return { photo: name.replace('.', '-thumb.'), words: null };
  }
  const row = await findMember(context.db, memberId);
  if (row?.status !== 'active' || row.profile_status !== 'active') return undefined;
  const { visible_profile_notes: shown } = context.tenant;
  const texts = await findShownTexts(context, row);
  let text: string | null | undefined;
  if (kind === 'prompt') text = texts.prompts.find(({ id }) => id === name)?.answer;
  else if (kind === 'about_me') text = shown.includes('about_me') ? texts.about : null;
  else text = shown.includes('looking_for') ? texts.lookingFor : null;
  if (!text) return undefined;
  return { photo: null, words: shortened(text, QUOTE_MAX) };
}
