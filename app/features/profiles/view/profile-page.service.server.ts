import type { RequestContext } from '~/server/context/context.server';
import { photosAt } from '~/tenancy/photos-at';
import { personWords } from './person-words.server';
import type { ProfileView } from './profile-view';
import { getProfile, isForMembersOnly, isThere } from './profile.service.server';
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

/** The page of a profile; null where visitors may see nothing of it. */
export async function getProfilePage(context: RequestContext, id: string, { visited, unasked, asPremium }: Asked) {
  const access = searchAccess(context);
  // Where visitors see a part at most, the answer does not tell whether anyone has this id.
  if (access === 'all' ? await isForMembersOnly(context, id) : !(await isThere(context, id))) return null;
  const whole = await getProfile(context, id, visited, asPremium);
  // Fictional profiles stand on the landing pages of brands that show visitors no member.
  if (access === 'none' && !whole.person.fictional) return null;
  const glimpse = access !== 'all';
  const view = glimpse ? glimpseOf(context, whole) : whole;
  const { photo } = view.person;
  const image = photo && photosAt(context.tenant, context.viewer.kind) + photo;
  return {
    brand: context.tenant.name,
    title: personWords(context, view.person, view.person.age),
    view,
    /** Visitors see a part of the profile. */
    glimpse,
    unasked,
    social: glimpse ? null : socialCard(context, view.person, image),
  };
}

/**
 * What a limited search shows of a person: the name and the main picture. Of a fictional profile also what its landing
 * pages tell everybody, where the brand has them.
 */
function glimpseOf({ tenant }: RequestContext, view: ProfileView): ProfileView {
  const { person } = view;
  const less = { ...view, photos: [], facts: [], prompts: [], lookingFor: null, related: [] };
  if (person.fictional && tenant.features.member_landings) return less;
  return {
    ...less,
    person: { ...person, age: null, place: null, distance: null, online: false },
    about: null,
    interests: [],
  };
}
