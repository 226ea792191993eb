import { listSelfDescriptions } from '~db/queries/lander';
import { listMemberCards } from '~db/queries/member-card';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { listPhotosOfOthers } from '~/features/profiles/view/profile-photos.service.server';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import { shownAbout } from '~/features/profiles/texts/shown-texts.service.server';
import type { MemberContext } from '~/server/context/context.server';
import type { CardPhoto, SwipeCard } from './swipe-game';

const INTERESTS = 4;
const ABOUT = 180;
/** As many photos are turned over on a card; the profile has them all. */
const PHOTOS = 8;

/** The cards of these people, in the order of `ids`, as far as the brand shows profiles. */
export async function swipeCards(context: MemberContext, ids: readonly string[]): Promise<SwipeCard[]> {
  if (ids.length === 0) return [];
  const { db, member, tenant } = context;
  const [cards, descriptions] = await Promise.all([
    listMemberCards(db, ids),
    listSelfDescriptions(db, [...ids, member.id]),
  ]);
  const galleries = await listPhotosOfOthers(context, cards);
  const texts = new Map(descriptions.map((row) => [row.id, row]));
  const own = new Set(interestsOf(texts.get(member.id)));
  const names = new Map(listInterests(context).map(({ id, name }) => [id, name]));
  const showsInterests = tenant.visible_profile_fields.includes('interests');
  const showsAbout = tenant.visible_profile_notes.includes('about_me');
  return personSummaries(context, cards).map((person) => {
    const row = texts.get(person.id);
    const { about, language } = shownAbout(context, row);
    const interests = showsInterests ? interestsOf(row).filter((id) => names.has(id)) : [];
    return {
      person,
      ...onCard(galleries.get(person.id) ?? []),
      about: showsAbout ? beginning(about) : '',
      language,
      interests: interests
        .map((id) => ({ name: names.get(id)!, shared: own.has(id) }))
        .sort((a, b) => Number(b.shared) - Number(a.shared))
        .slice(0, INTERESTS),
    };
  });
}

/** Without the main photo, which the summary has. The viewer's permissions are decided already. */
function onCard(gallery: readonly GalleryPhoto[]): Pick<SwipeCard, 'photos' | 'locked'> {
  const open = gallery.flatMap((photo): CardPhoto[] => {
    if (photo.kind === 'locked' || photo.forAll) return [];
    const { filename, thumb, width, height, placeholder } = photo;
    return [{ filename, thumb, width, height, placeholder }];
  });
  const locked = gallery.flatMap((photo) => (photo.kind === 'locked' ? [photo] : []));
  const [first] = locked;
  return {
    photos: open.slice(0, PHOTOS - 1),
    locked: first ? { count: locked.length, blur: first.blur, placeholder: first.placeholder } : null,
  };
}

function interestsOf(row: { interests: string | null } | undefined): string[] {
  return row?.interests ? (JSON.parse(row.interests) as string[]) : [];
}

function beginning(text: string): string {
  const letters = [...text];
  return letters.length > ABOUT ? `${letters.slice(0, ABOUT).join('').trimEnd()}…` : text;
}
