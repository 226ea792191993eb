import type { RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { ageOf, todayIn } from '~/server/context/calendar';

/** The User of the specification's section 3, as it goes over the wire. Times in epoch milliseconds. */
export interface WireUser {
  id: string;
  status: 'not_confirmed' | 'active';
  credits: number;
  paid_user: boolean;
  language: string;
  signup_date: number;
  notifications_disabled: string[];
  profile: WireUserProfile;
}

export interface WireUserProfile {
  id: string;
  name: string;
  /** Full years today, in the brand's time zone. */
  age: number | null;
  gender: 'male' | 'female' | null;
  country: string | null;
  status: 'disabled' | 'active';
  main_image: WireMainImage | null;
  /** A member is never a made-up profile; said because lists mix both. */
  fictional: false;
}

/** File names; the files are at /photos/{name}. `match` is the larger rendition of the match screen. */
export interface WireMainImage {
  filename: string;
  thumb_filename: string;
  status: string;
  match: string | null;
}

/** Field by field: what is not named here never leaves. */
export function wireUser(context: Pick<RequestContext, 'clock' | 'tenant'>, member: ViewerMember): WireUser {
  const { mainPhoto } = member;
  return {
    id: member.id,
    status: member.status,
    credits: member.credits,
    paid_user: member.paidUser,
    language: member.language,
    signup_date: member.signupDate,
    notifications_disabled: member.notificationsDisabled,
    profile: {
      id: member.id,
      name: member.name,
      age: ageOf(member.birthDate, todayIn(context.clock.now(), context.tenant.time_zone)),
      gender: member.gender,
      country: member.country || null,
      status: member.profileStatus,
      main_image: mainPhoto && {
        filename: mainPhoto.filename,
        thumb_filename: mainPhoto.thumbFilename,
        status: mainPhoto.status,
        match: mainPhoto.matchFilename,
      },
      fictional: false,
    },
  };
}
