import type { TenantLimits } from '~/tenancy/tenant';

/** Spec, section 5: free members up to 3, premium up to 25, where the brand does not differ. */
export function photoLimit(limits: Pick<TenantLimits, 'free' | 'premium'>, premium: boolean): number {
  // Whoever becomes premium never has less room than before.
  return premium ? Math.max(limits.premium.photos, limits.free.photos) : limits.free.photos;
}
