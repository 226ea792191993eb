import type { MemberCard, Presence } from '~db/queries/member-card';
import type { RequestContext } from '~/server/context/context.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import { ageOf, todayIn } from '~/server/context/calendar';
import { regionName } from '../places/place-names.service.server';

/** File names; the files are at /photos/{name}. `match` is the rendition of the match screen. */
export interface WireImage {
  filename: string;
  thumb_filename: string;
  status: 'active';
  match: string | null;
}

/** The Profile of the specification's section 3, as it goes over the wire. */
export interface WireProfile {
  id: string;
  name: string;
  /** Full years today, in the brand's time zone. */
  age: number | null;
  /** Null, as the country, where the brand does not show it. */
  gender: 'male' | 'female' | null;
  country: string | null;
  /** A name in the reader's language; null, as the city, where the brand does not show where members live. */
  region: string | null;
  city: string | null;
  status: 'active' | 'disabled';
  main_image: WireImage | null;
  fictional: boolean;
  /** Epoch milliseconds; null for who is invisible, gone or hidden, and for a made-up profile. */
  last_active: number | null;
}

/** Field by field: what is not named here never leaves. */
export function wireProfile(
  context: Pick<RequestContext, 'tenant' | 'clock' | 'locale'>,
  card: MemberCard,
): WireProfile {
  const today = todayIn(context.clock.now(), context.tenant.time_zone);
  const shows = (field: ProfileField) => context.tenant.visible_profile_fields.includes(field);
  const near = shows('countryregion');
  return {
    id: card.id,
    name: card.name,
    age: ageOf(card.birth_date, today),
    gender: shows('gender') ? card.gender : null,
    country: shows('country') ? card.country : null,
    region: near ? regionName(context, card.region_id) : null,
    city: near ? card.city : null,
    status: card.status === 'active' ? card.profile_status : 'disabled',
    main_image: imageOf(card),
    fictional: card.kind === 'fictional',
    last_active: shownLastActive(card),
  };
}

/** Nobody is there behind a made-up profile, who is invisible tells nobody, and who left or is hidden is not here. */
export function shownLastActive(card: Presence): number | null {
  const here = card.status === 'active' && card.profile_status === 'active';
  return here && card.kind === 'member' && card.invisible === 0 ? card.last_active_at : null;
}

function imageOf({ filename, thumb_filename, match_filename }: MemberCard): WireImage | null {
  if (filename === null || thumb_filename === null) return null;
  return { filename, thumb_filename, status: 'active', match: match_filename };
}
