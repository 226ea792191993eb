import { LRUCache } from 'lru-cache';
import { countByRegion, listSampleIds, listSelfDescriptions } from '~db/queries/lander';
import { listMemberCards } from '~db/queries/member-card';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import { shownAbout } from '~/features/profiles/texts/shown-texts.service.server';
import { areaOptions, landerCountry, regionIds } from '~/features/profiles/places/place-names.service.server';
import { defineAppError } from '~/server/response/app-error';
import type { RequestContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { photosAt } from '~/tenancy/photos-at';
import { MINUTE } from '~/time/durations';
import { LEAST_PEOPLE } from './least-people';
import { leadFirst } from './lead-first';

const SAMPLE = 12;
const notFound = defineAppError('errors.page-not-found', 404);

/** Labelled fictional profiles of the visitor's country, each day another one first; members who let visitors see them have a page of their own at most. */
export async function findSamplePeople(context: RequestContext, lander: string) {
  const ids = await listSampleIds(context.db, landerCountry(context).code, SAMPLE);
  const people = await describePeople(context, ids);
  // The first one fills the first screen, so it should have something to say.
  return leadFirst(people, { now: context.clock.now(), page: lander, suited: ({ about }) => about !== '' });
}

// Every click of a campaign asks, and a brand may have had its first people for a minute without harm.
const enough = new LRUCache<string, boolean>({ max: 500, ttl: MINUTE });

/** Whether a lander that lives on people is complete in the visitor's country. */
export async function hasSamplePeople(context: RequestContext): Promise<boolean> {
  const { code } = landerCountry(context);
  const key = `${context.tenant.id}|${context.tenant.version}|${code}`;
  const known = enough.get(key) ?? (await listSampleIds(context.db, code, LEAST_PEOPLE)).length === LEAST_PEOPLE;
  enough.set(key, known);
  return known;
}

/**
 * A labelled fictional profile, or a member whom visitors may see too. Throws 404 for others and for brands without member landings.
 */
export async function getLanderPerson(context: RequestContext, id: string) {
  requirePart(context, 'member_landings');
  const [card] = await listMemberCards(context.db, [id]);
  const here = card?.status === 'active' && card.profile_status === 'active';
  const shown = here && card.for_visitors === 1;
  const [person] = shown ? await describePeople(context, [id]) : [];
  if (!person) throw notFound();
  return person;
}

/** Describes people with URLs instead of file names. The route checks the result against the kit's `LanderPerson`. */
async function describePeople(context: RequestContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const [cards, texts] = await Promise.all([listMemberCards(context.db, ids), listSelfDescriptions(context.db, ids)]);
  const own = new Map(texts.map((row) => [row.id, row]));
  const names = new Map(listInterests(context).map(({ id, name }) => [id, name]));
  const { visible_profile_fields: fields, visible_profile_notes: notes } = context.tenant;
  const [showsInterests, showsAbout] = [fields.includes('interests'), notes.includes('about_me')];
  return personSummaries(context, cards).flatMap(({ id, name, age, place, photo, thumb, fictional }) => {
    // A person without a picture is not shown on a landing page.
    if (!photo || !thumb) return [];
    const row = own.get(id);
    const { about, language } = shownAbout(context, row);
    const shown = showsInterests && row?.interests ? (JSON.parse(row.interests) as string[]) : [];
    const liked = shown.filter((interest) => names.has(interest));
    return [
      {
        id,
        name,
        age,
        place,
        photo: photosAt(context.tenant, 'visitor') + photo,
        thumb: photosAt(context.tenant, 'visitor') + thumb,
        fictional,
        about: showsAbout ? about : '',
        language,
        interests: liked.map((interest) => names.get(interest)!),
        interestIds: liked,
      },
    ];
  });
}

const CACHE_MS = 10 * MINUTE;
// Counting reads every profile of a country, and a map may be ten minutes old without harm.
const counts = new LRUCache<string, Map<string, number>>({ max: 200, ttl: CACHE_MS });

/** The first-level regions of the visitor's country, which a map draws, each with the number of profiles there. */
export async function findRegionCounts(context: RequestContext) {
  const { code } = landerCountry(context);
  const key = `${context.tenant.id}|${context.tenant.version}|${code}`;
  const known = counts.get(key) ?? (await countByRegion(context.db, code));
  counts.set(key, known);
  return areaOptions(context, code).map(({ id, name }) => {
    const profiles = regionIds(id).reduce((sum, part) => sum + (known.get(part) ?? 0), 0);
    return { id, name, profiles };
  });
}
