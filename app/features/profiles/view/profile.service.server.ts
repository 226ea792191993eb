import { findMember } from '~db/queries/member';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { clearNewLike, findLikeState, listLikedAmong } from '~db/queries/member-like';
import type { MemberRow } from '~db/schema/member';
import type { AuthorKind } from '~db/schema/message';
import { listPhotos } from '~db/queries/photo';
import { searchMembers, type SearchFilters } from '~db/queries/search';
import { isMember, isVisitor, memberOf } from '~/contract/actor';
import { hiddenBy } from '~/features/account/state/profile-state.service.server';
import { listPhotosFor } from './profile-photos.service.server';
import { findLeftOutIds, foundBy, isForViewer, refuseBlocked } from './visibility.service.server';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { ageOf, bornFrom, bornUntil, todayIn } from '~/server/context/calendar';
import { notifyMember } from '~/server/events/publish';
import { bestEffort } from '~/server/response/best-effort';
import type { PersonSummary } from '~/contract/person-summary';
import { regionsWithin } from '../places/regions.server';
import { promptMessages } from '../prompts/prompt-messages';
import type { PromptAnswer } from '../prompts/prompts';
import { readInterests } from '../traits/interests';
import { personSummaries } from './person-summary.service.server';
import type { GalleryPhoto, ProfileView, ProfileViewer } from './profile-view';
import { findShownTexts } from '../texts/shown-texts.service.server';
import { profileNotFound } from '../profiles.errors';
import { isTraitValue, traits, type TraitName } from '../traits/traits';
import { noteVisit } from './note-visit.server';

/**
 * `visited`: the viewer really opens it, which counts as a visit and clears the "new" flag of the profile's like; a
 * prefetch does neither. Throws 404 for a profile that cannot be seen, and 403 if the member blocks the viewer. The own
 * profile is shown as others get it: those without premium, or with it if `asPremium`.
 */
export async function getProfile(
  context: RequestContext,
  id: string,
  visited: boolean,
  asPremium = false,
): Promise<ProfileView> {
  const { db, tenant } = context;
  const row = await findMember(db, id);
  if (!row || !isVisible(context, row)) throw profileNotFound();
  const viewer = await viewerOf(context, row, visited);
  // If one of the two blocks the other, photos are not served, so none are listed.
  const { blocking } = viewer.view;
  const [[card], texts, related, photos] = await Promise.all([
    listMemberCards(db, [id]),
    findShownTexts(context, row),
    findRelated(context, row),
    blocking ? [] : listPhotosFor(context, row, asPremium),
  ]);
  if (!card) throw profileNotFound();
  const liked = viewer.liked ? new Set([id]) : undefined;
  const [person] = personSummaries(context, [card], liked ? { liked } : {});
  const shows = (field: (typeof tenant.visible_profile_fields)[number]) =>
    tenant.visible_profile_fields.includes(field);
  const tells = (note: (typeof tenant.visible_profile_notes)[number]) => tenant.visible_profile_notes.includes(note);
  return {
    person: person!,
    picture: blocking ? null : pictureOf(card),
    photos,
    facts: factsOf(row).filter(({ trait }) => shows(trait)),
    interests: shows('interests') ? readInterests(row.interests) : [],
    about: tells('about_me') ? texts.about : null,
    lookingFor: tells('looking_for') ? texts.lookingFor : null,
    prompts: promptsOf(context, texts.prompts),
    language: texts.language,
    viewer:
      viewer.view.kind === 'own' ? await withPreview(context, viewer.view, { id, photos, asPremium }) : viewer.view,
    related,
  };
}

/** Whether visitors may not see this profile although members may. */
export async function isForMembersOnly(context: RequestContext, id: string): Promise<boolean> {
  if (isMember(context.viewer)) return false;
  const row = await findMember(context.db, id);
  return row !== undefined && isShown(row) && !isForViewer(context, row);
}

/** Whether there is such a profile, and this person may see it. */
export async function isThere(context: RequestContext, id: string): Promise<boolean> {
  const row = await findMember(context.db, id);
  return row !== undefined && isVisible(context, row);
}

/** A member always sees their own profile, even before their e-mail address is confirmed. Visitors see whom it says so. */
function isVisible(context: RequestContext, row: MemberRow): boolean {
  const { viewer } = context;
  if (isMember(viewer) && viewer.member.id === row.id) return row.status !== 'deleted';
  return isShown(row) && isForViewer(context, row);
}

/** What others do not see yet, and whether premium members see more. */
async function withPreview(
  { db }: Pick<RequestContext, 'db'>,
  view: ProfileViewer,
  { id, photos, asPremium }: { id: string; photos: readonly GalleryPhoto[]; asPremium: boolean },
): Promise<ProfileViewer> {
  const { length: checking } = await listPhotos(db, id, 'pending');
  return { ...view, preview: { as: asPremium ? 'premium' : 'free', differs: photos.length > 1, checking } };
}

function isShown({ status, profile_status }: MemberRow): boolean {
  return status === 'active' && profile_status === 'active';
}

async function viewerOf(
  context: RequestContext,
  row: MemberRow,
  visited: boolean,
): Promise<{ view: ProfileViewer; liked: boolean }> {
  const { db, viewer } = context;
  const nothing = {
    hiddenBy: hiddenBy(row),
    blocking: false,
    likesYou: false as const,
    matched: false,
    sawLike: false,
  };
  if (isVisitor(viewer)) return { view: { kind: 'visitor', ...nothing }, liked: false };
  const { id } = viewer.member;
  if (id === row.id) return { view: { kind: 'own', ...nothing }, liked: false };
  const { blocking } = await refuseBlocked(db, id, row);
  const like = await findLikeState(db, id, row.id);
  if (visited) await bestEffort(context.log, 'a visit', () => noteVisit(context, viewer.member, row));
  const clears = visited && like.isNew;
  const sawLike =
    clears && ((await bestEffort(context.log, 'a seen like', () => clearNewLike(db, id, row.id))) ?? false);
  // The member's other open pages update their counts.
  if (sawLike) notifyMember(context, id, { kind: 'like' });
  const matched = like.matchedAt !== null;
  return {
    view: { ...nothing, kind: 'member', blocking, likesYou: likesYou(like), matched, sawLike },
    liked: like.liked,
  };
}

function likesYou({ likedByAuthor }: { likedByAuthor: AuthorKind | null }): ProfileViewer['likesYou'] {
  if (likedByAuthor === null) return false;
  return likedByAuthor === 'member' ? 'person' : 'brand';
}

function factsOf(row: MemberRow): ProfileView['facts'] {
  return (Object.keys(traits) as TraitName[]).flatMap((trait) => {
    const value = row[trait];
    return isTraitValue(trait, value) ? [{ trait, value }] : [];
  });
}

function promptsOf({ texts, locale }: RequestContext, prompts: readonly PromptAnswer[]): ProfileView['prompts'] {
  const say = texts(locale);
  return prompts.map(({ id, answer }) => ({
    id,
    question: say.formatMessage(promptMessages[id]),
    answer,
  }));
}

function pictureOf({ filename, match_filename: match, width, height }: MemberCard): ProfileView['picture'] {
  return filename === null ? null : { filename, match, width: width!, height: height! };
}

const RELATED = 6;

const RELATED_YEARS = 10;

/**
 * The same gender and about the same age, from the same region or, if those are few, country; if those are few, of any
 * age; without people whom a search would leave out.
 */
async function findRelated(context: RequestContext, row: MemberRow): Promise<PersonSummary[]> {
  const { db, viewer } = context;
  const member = memberOf(viewer);
  const hidden = member ? [row.id, ...(await findLeftOutIds(db, member.id))] : [row.id];
  const wide: SearchFilters = {
    ...foundBy(context),
    ...(row.gender && { gender: row.gender }),
    ...(row.country && { country: row.country }),
  };
  const peers = { ...wide, ...agesAround(context, row) };
  const cards: MemberCard[] = [];
  for (const filters of [
    ...(row.region_id === null ? [] : [{ ...peers, regionIds: regionsWithin(row.region_id) }]),
    peers,
    wide,
  ]) {
    if (cards.length < RELATED)
      cards.push(...(await found(context, filters, [...hidden, ...cards.map((card) => card.id)])));
  }
  cards.splice(RELATED);
  const ids = cards.map((card) => card.id);
  return personSummaries(context, cards, member ? { liked: await listLikedAmong(db, member.id, ids) } : {});
}

function agesAround({ clock, tenant }: BrandContext, row: MemberRow): Pick<SearchFilters, 'bornFrom' | 'bornUntil'> {
  if (row.birth_date === null) return {};
  const today = todayIn(clock.now(), tenant.time_zone);
  const age = ageOf(row.birth_date, today);
  return {
    bornUntil: bornUntil(today, Math.max(tenant.min_age, age - RELATED_YEARS)),
    bornFrom: bornFrom(today, age + RELATED_YEARS),
  };
}

async function found({ db }: BrandContext, filters: SearchFilters, hidden: string[]): Promise<MemberCard[]> {
  return (await searchMembers(db, { filters, hidden }, { limit: RELATED })).cards;
}
