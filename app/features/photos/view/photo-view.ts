import type { RejectionReason } from '../review/rejection-reasons';

/** A photo as its owner manages it. */
export interface OwnPhoto {
  id: string;
  status: 'pending' | 'active' | 'rejected';
  main: boolean;
  filename: string;
  thumb: string;
  /** The whole picture, to cut anew; null where nothing more than the photo is kept. */
  source: string | null;
  rejection: RejectionReason | null;
}

/** What the photo manager shows. */
export interface OwnPhotos {
  photos: OwnPhoto[];
  /** As many as this member may have, and as many as premium members may. */
  limit: number;
  premiumLimit: number;
  premium: boolean;
  /** A person looks at new photos before others see them. */
  reviewed: boolean;
}
