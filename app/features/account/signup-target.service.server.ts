import { listMemberCards } from '~db/queries/member-card';
import { defineRefusal } from '~/server/app-error';
import type { RequestContext } from '~/server/context.server';

/** The member a visitor wants to write to, as far as a visitor may know them. */
export interface SignupTarget {
  id: string;
  /** Null where this brand shows visitors nobody. */
  name: string | null;
  /** File name of the small picture. */
  thumb: string | null;
  fictional: boolean;
  /** Made up, and nobody of this brand answers for it: no first message goes there. */
  closed: boolean;
}

const memberNotFound = defineRefusal('errors.page-not-found', 404);

/** Throws 404 for who cannot be seen: unknown, of another brand, not confirmed, deleted. */
export async function getSignupTarget(context: RequestContext, id: string): Promise<SignupTarget> {
  const [card] = await listMemberCards(context.db, [id]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw memberNotFound();
  const fictional = card.kind === 'fictional';
  const shown = fictional || visitorsSeePeople(context);
  const closed = fictional && context.tenant.fictional_chat === 'closed';
  return { id, name: shown ? card.name : null, thumb: shown ? card.thumb_filename : null, fictional, closed };
}

/** Whether this brand shows its members to somebody who came this way. */
export function visitorsSeePeople({ tenant, tracking }: RequestContext): boolean {
  const access = tracking.network === null ? tenant.logged_out_search : tenant.logged_out_search_trafficsource;
  return access !== 'none';
}
