/**
 * A quarter of a photo's perceptual hash, preceded by its position: `2a1f3`. Two hashes that differ in at most three
 * bits share at least one quarter, so near duplicates are found with an index.
 */
export interface PhotoBandTable {
  tenant_id: number;
  band: string;
  photo_id: string;
}
