import type { MemberCard } from '~db/queries/member-card';
import { memberOf } from '~/contract/actor';
import { isOnline } from '~/features/account/online';
import type { RequestContext } from '~/server/context/context.server';
import { ageOf, todayIn } from '~/server/context/calendar';
import { showsChecked } from '../traits/checked.server';
import { distanceUnit, shownDistance } from '../places/distance.service.server';
import type { PersonSummary } from '~/contract/person-summary';
import { shownPlace } from '../places/place-names.service.server';

export interface SummaryOptions {
  /** The ids of people whom the viewer likes. */
  liked?: ReadonlySet<string>;
  /** False in a limited search, which shows names and pictures only. */
  detail?: boolean;
}

/** The cards of a page, in the order given. */
export function personSummaries(
  context: Pick<RequestContext, 'tenant' | 'clock' | 'locale' | 'texts' | 'viewer'>,
  cards: readonly MemberCard[],
  { liked, detail = true }: SummaryOptions = {},
): PersonSummary[] {
  const now = context.clock.now();
  const today = todayIn(now, context.tenant.time_zone);
  const from = memberOf(context.viewer);
  const unit = distanceUnit(context);
  // A brand that does not show where members live must not reveal it through distances.
  const near = detail && context.tenant.visible_profile_fields.includes('countryregion');
  return cards.map((card) => ({
    id: card.id,
    name: card.name,
    age: detail ? ageOf(card.birth_date, today) : null,
    place: detail ? shownPlace(context, card) : null,
    distance: near && from && from.id !== card.id ? shownDistance(from.geoCell, card.geo_cell, unit) : null,
    thumb: card.thumb_filename,
    photo: card.filename,
    color: card.placeholder,
    fictional: card.kind === 'fictional',
    checked: showsChecked(context.tenant, card),
    // There is no person behind a fictional profile, so it is never online.
    online: detail && card.kind === 'member' && card.invisible === 0 && isOnline(now, card.last_active_at),
    liked: liked?.has(card.id) ?? false,
  }));
}
