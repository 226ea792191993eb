import type { MemberRow } from '~db/schema/member';
import type { ViewerMember } from '~/server/context/viewer';

/**
 * Why nobody sees a profile; null where it is shown. The one place that tells the two apart: over the API both are a disabled profile. The team's decision comes first,
 * also for who has not confirmed yet; profiles hidden before decisions had numbers have none.
 */
export function hiddenBy(
  member: Pick<MemberRow, 'status' | 'profile_status' | 'decision_number'>,
): ViewerMember['hiddenBy'] {
  if (member.decision_number !== null) return 'team';
  if (member.status === 'not_confirmed') return 'unconfirmed';
  return member.profile_status === 'disabled' ? 'team' : null;
}
