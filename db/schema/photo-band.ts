/** A quarter of a perceptual hash after its position, `2a1f3`. Near duplicates (at most three bits apart) share one. */
export interface PhotoBandTable {
  tenant_id: number;
  band: string;
  photo_id: string;
}
