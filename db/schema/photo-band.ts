import type { Insertable } from 'kysely';

/**
 * A quarter of a photo's perceptual hash with its place: `2a1f3`. Two hashes that differ in three bits or fewer share
 * at least one, so near duplicates are found by an index.
 */
export interface PhotoBandTable {
  tenant_id: number;
  band: string;
  photo_id: string;
}

export type NewPhotoBand = Insertable<PhotoBandTable>;
