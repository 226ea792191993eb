import type { RequestContext } from '~/server/context/context.server';
import { photosAt } from '~/tenancy/photos-at';
import { personWords } from './person-words.server';
import { getProfile, isForMembersOnly } from './profile.service.server';
import { socialCard } from './social-card.server';
import { searchAccess } from './visibility.service.server';

interface Asked {
  /** Whether a person is about to see the page, which is a visit then. */
  visited: boolean;
  /** Whether another site led here without an action of a person. */
  unasked: boolean;
  /** Only of the own profile: as members with premium see it. */
  asPremium: boolean;
}

/** The page of a profile; null where visitors may not see all of it. */
export async function getProfilePage(context: RequestContext, id: string, { visited, unasked, asPremium }: Asked) {
  if (searchAccess(context) !== 'all' || (await isForMembersOnly(context, id))) return null;
  const view = await getProfile(context, id, visited, asPremium);
  const { photo } = view.person;
  const image = photo && photosAt(context.tenant, context.viewer.kind) + photo;
  return {
    brand: context.tenant.name,
    title: personWords(context, view.person, view.person.age),
    view,
    unasked,
    social: socialCard(context, view.person, image),
  };
}
