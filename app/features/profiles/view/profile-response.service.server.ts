import type { ImageResponse } from '~/contract/image';
import type { ProfileResponse } from '~/contract/profile';
import type { MemberCard, PresenceFacts } from '~db/queries/member-card';
import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import { ageOf, todayIn } from '~/server/context/calendar';
import { showsChecked } from '../traits/checked.server';
import { regionName, townName } from '../places/place-names.service.server';

/** Names every field, so that no other field of the row is ever sent. */
export function toProfileResponse(
  context: Pick<RequestContext, 'tenant' | 'clock' | 'locale' | 'texts'>,
  card: MemberCard,
): ProfileResponse {
  if (card.status === 'deleted') return ofDeleted(context, card);
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
    city: near ? townName(context, card) : null,
    status: card.status === 'active' ? card.profile_status : 'disabled',
    main_image: imageOf(card),
    fictional: card.kind === 'fictional',
    checked: showsChecked(context.tenant, card),
    last_active: shownLastActive(card),
  };
}

/** The words that stand for the name of someone who deleted the account, and of a fictional profile that was retired. */
export function deletedMemberName(
  { texts, locale }: Pick<RequestContext, 'locale' | 'texts'>,
  { kind }: Pick<MemberCard, 'kind'>,
): string {
  const id = kind === 'fictional' ? messageId('profile.retired') : messageId('account.deleted-member');
  return texts(locale).formatMessage({ id });
}

/** Nothing of someone who deleted the account, from that moment on and not only from the erasure. */
function ofDeleted(context: Pick<RequestContext, 'locale' | 'texts'>, card: MemberCard): ProfileResponse {
  const { id, kind } = card;
  return {
    id,
    name: deletedMemberName(context, card),
    age: null,
    gender: null,
    country: null,
    region: null,
    city: null,
    status: 'disabled',
    main_image: null,
    fictional: kind === 'fictional',
    checked: false,
    last_active: null,
  };
}

/** Null for fictional profiles, for invisible members, and for those who left or are hidden. */
export function shownLastActive(card: PresenceFacts): number | null {
  const here = card.status === 'active' && card.profile_status === 'active';
  return here && card.kind === 'member' && card.invisible === 0 ? card.last_active_at : null;
}

function imageOf({ filename, thumb_filename, match_filename }: MemberCard): ImageResponse | null {
  if (filename === null || thumb_filename === null) return null;
  return { filename, thumb_filename, status: 'active', match: match_filename };
}
