import type { MemberRow } from '~db/schema/member';
import type { ViewerMember } from '~/server/context/viewer';

/**
 * Why a profile is hidden; null where it is shown. In the API both reasons are a disabled profile. Staff's decision
 * comes first, also before the confirmation; one from before decisions had numbers has none.
 */
export function hiddenBy(
  member: Pick<MemberRow, 'status' | 'profile_status' | 'decision_number'>,
): ViewerMember['hiddenBy'] {
  if (member.decision_number !== null) return 'team';
  if (member.status === 'not_confirmed') return 'unconfirmed';
  return member.profile_status === 'disabled' ? 'team' : null;
}
