import type { UserResponse } from '~/contract/user';
import type { RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { ageOf, todayIn } from '~/server/context/calendar';

/** Lists each field explicitly, so that nothing else is ever sent. */
export function toUserResponse(context: Pick<RequestContext, 'clock' | 'tenant'>, member: ViewerMember): UserResponse {
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
