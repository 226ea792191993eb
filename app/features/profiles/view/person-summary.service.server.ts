import type { MemberCard } from '~db/queries/member-card';
import type { RequestContext } from '~/server/context/context.server';
import { ageOf, todayIn } from '~/server/context/calendar';
import { shownDistance } from '../places/distance.service.server';
import type { PersonSummary } from '~/contract/person-summary';
import { shownPlace } from '../places/place-names.service.server';

/** Presence on cards. An open page asks every minute, or every five with push: who is reading stays online. */
export const ONLINE_MS = 10 * 60 * 1000;

export interface SummaryOptions {
  /** Whom the viewer likes. */
  liked?: ReadonlySet<string>;
  /** Limited search shows who there is, and nothing else of them. */
  detail?: boolean;
}

/** The cards of a page, in their order. */
export function personSummaries(
  context: Pick<RequestContext, 'tenant' | 'clock' | 'locale' | 'texts' | 'viewer'>,
  cards: readonly MemberCard[],
  { liked, detail = true }: SummaryOptions = {},
): PersonSummary[] {
  const now = context.clock.now();
  const today = todayIn(now, context.tenant.time_zone);
  const from = context.viewer.kind === 'member' ? context.viewer.member : null;
  // A brand that does not show where members live does not tell it by the way.
  const near = detail && context.tenant.visible_profile_fields.includes('countryregion');
  return cards.map((card) => ({
    id: card.id,
    name: card.name,
    age: detail ? ageOf(card.birth_date, today) : null,
    place: detail ? shownPlace(context, card) : null,
    distance: near && from && from.id !== card.id ? shownDistance(from.geoCell, card.geo_cell) : null,
    thumb: card.thumb_filename,
    photo: card.filename,
    color: card.placeholder,
    fictional: card.kind === 'fictional',
    // Nobody is there behind a made-up profile: a presence would be a lie.
    online: detail && card.kind === 'member' && card.invisible === 0 && now - card.last_active_at < ONLINE_MS,
    liked: liked?.has(card.id) ?? false,
  }));
}
