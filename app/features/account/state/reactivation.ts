/** A deleted account can be reactivated for 14 days; afterwards its e-mail address is free again (spec section 9). */
export const REACTIVATION_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a deleted account can no longer be reactivated, so that its e-mail address is free. */
export function isGone(member: { status: string; deleted_at: number | null }, now: number): boolean {
  return member.status === 'deleted' && (member.deleted_at ?? 0) + REACTIVATION_MS <= now;
}
