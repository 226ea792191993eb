import type { RejectionReason } from '../review/rejection-reasons';

export interface OwnPhoto {
  id: string;
  status: 'pending' | 'active' | 'rejected';
  main: boolean;
  filename: string;
  thumb: string;
  /** The file name of the whole picture, for cropping again; null if only the cropped photo is stored. */
  source: string | null;
  rejection: RejectionReason | null;
}

export interface OwnPhotos {
  photos: OwnPhoto[];
  /** The number of photos that this member may have; `premiumLimit` is that of premium members. */
  limit: number;
  premiumLimit: number;
  premium: boolean;
  /** Whether a person reviews new photos before others see them. */
  reviewed: boolean;
}
