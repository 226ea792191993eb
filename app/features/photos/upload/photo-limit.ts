/** The part of a brand's limits that is about photos. */
interface PhotoLimits {
  free: { photos: number };
  premium: { photos: number };
}

/** Specification, section 5: up to 3 photos for free members and 25 for premium ones, unless the brand differs. */
export function photoLimit(limits: PhotoLimits, premium: boolean): number {
  // A member who becomes premium never has a lower limit than before.
  return premium ? Math.max(limits.premium.photos, limits.free.photos) : limits.free.photos;
}
