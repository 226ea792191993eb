import { getChatSettings } from '~db/queries/chat-settings';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { visitorsSeePeople } from '~/features/profiles/view/visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { defineRefusal } from '~/server/response/app-error';

/** The member a visitor wants to write to, as far as a visitor may know them. */
export interface SignupTarget {
  id: string;
  /** Null where this brand shows visitors nobody. */
  name: string | null;
  /** File name of the small picture. */
  thumb: string | null;
  fictional: boolean;
  /** No first message goes there: made up where nobody answers, or a member who hears first from whom they like. */
  closed: boolean;
}

const memberNotFound = defineRefusal('errors.page-not-found', 404);

/** Throws 404 for who cannot be seen: unknown, of another brand, not confirmed, deleted. */
export async function getSignupTarget(context: RequestContext, id: string): Promise<SignupTarget> {
  const [card] = await listMemberCards(context.db, [id]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw memberNotFound();
  const fictional = card.kind === 'fictional';
  const shown = fictional || visitorsSeePeople(context);
  const closed = !(await takesFirstWords(context, card));
  return { id, name: shown ? card.name : null, thumb: shown ? card.thumb_filename : null, fictional, closed };
}

/** Whether a first message of somebody who has no account yet can go to this person, as the pages that ask for one say. */
export async function takesFirstWords(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  { id, kind }: Pick<MemberCard, 'id' | 'kind'>,
): Promise<boolean> {
  if (kind === 'fictional') return tenant.fictional_chat === 'answered';
  return (await getChatSettings(db, id)).whoMayWrite === 'everybody';
}
