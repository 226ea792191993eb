import { listSampleIds } from '~db/queries/lander';
import { listMemberCards } from '~db/queries/member-card';
import { isMember } from '~/contract/actor';
import type { ProfileResponse } from '~/contract/profile';
import { landerCountry } from '~/features/profiles/places/place-names.service.server';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import type { RequestContext } from '~/server/context/context.server';

const SAMPLE = 12;

/**
 * A labelled fictional profile of the visitor's country; no like is written. Null for members: they see stored likes.
 */
export async function likeSample(context: RequestContext): Promise<ProfileResponse | null> {
  if (isMember(context.viewer)) return null;
  const ids = await listSampleIds(context.db, landerCountry(context).code, SAMPLE);
  const chance = context.ids.random().charCodeAt(0);
  const [card] = await listMemberCards(context.db, ids.slice(chance % (ids.length || 1)).slice(0, 1));
  return card ? toProfileResponse(context, card) : null;
}
