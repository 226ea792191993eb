import { getChatSettings } from '~db/queries/chat-settings';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { visitorsSeePeople } from '~/features/profiles/view/visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { defineAppError } from '~/server/response/app-error';

/** The member a visitor wants to write to, as far as visitors may see them. */
export interface SignupTarget {
  id: string;
  /** Null where visitors do not see this member, by the brand's choice or the member's. */
  name: string | null;
  /** The file name of the thumbnail; null without a photo or where it may not be shown. */
  thumb: string | null;
  fictional: boolean;
  /** A fictional profile for which nobody answers, or a member who does not accept first messages from everybody. */
  closed: boolean;
}

const memberNotFound = defineAppError('errors.page-not-found', 404);

/** Throws 404 for a member who cannot be seen: unknown, of another brand, not confirmed, deleted. */
export async function getSignupTarget(context: RequestContext, id: string): Promise<SignupTarget> {
  const target = await findSignupTarget(context, id);
  if (!target) throw memberNotFound();
  return target;
}

export async function findSignupTarget(context: RequestContext, id: string): Promise<SignupTarget | undefined> {
  const [card] = await listMemberCards(context.db, [id]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') return undefined;
  const fictional = card.kind === 'fictional';
  const shown = card.for_visitors === 1 && (fictional || visitorsSeePeople(context));
  const closed = !(await takesFirstWords(context, card));
  return { id, name: shown ? card.name : null, thumb: shown ? card.thumb_filename : null, fictional, closed };
}

/** Whether this person accepts a first message from someone without an account. */
export async function takesFirstWords(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  { id, kind }: Pick<MemberCard, 'id' | 'kind'>,
): Promise<boolean> {
  if (kind === 'fictional') return tenant.fictional_chat === 'answered';
  return (await getChatSettings(db, id)).whoMayWrite === 'everybody';
}
