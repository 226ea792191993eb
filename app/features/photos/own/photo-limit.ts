/** A brand's limits, as far as photos go. */
interface PhotoLimits {
  free: { photos: number };
  premium: { photos: number };
}

/** Spec, section 5: free members up to 3, premium up to 25, where the brand does not differ. */
export function photoLimit(limits: PhotoLimits, premium: boolean): number {
  // Whoever becomes premium never has less room than before.
  return premium ? Math.max(limits.premium.photos, limits.free.photos) : limits.free.photos;
}
