import type { Insertable, Selectable, Updateable } from 'kysely';

/** A photo of a member. Files are generated renditions; the locked (blurred) one is a file of its own. */
export interface PhotoTable {
  tenant_id: number;
  /** Random: it is part of file names. */
  id: string;
  member_id: string;
  status: 'pending' | 'active' | 'rejected';
  filename: string;
  thumb_filename: string;
  /** Rendition of the match screen. */
  match_filename: string | null;
  /** For who may not see the photo. Its name is random too and says nothing of the others. */
  blur_filename: string | null;
  /** For large screens; null where the picture that was sent is too small for one. */
  large_filename: string | null;
  /** The whole picture, from which the member can cut anew; for the member alone. */
  source_filename: string | null;
  position: number;
  width: number;
  height: number;
  /** #rrggbb: the mean colour, shown while the file loads. So much may be known of a locked photo too. */
  placeholder: string | null;
  /** Perceptual hash, 16 hexadecimal digits: near the same for near the same picture. */
  phash: string | null;
  /** Why it was rejected: one of a closed list of the photos feature. */
  rejection: string | null;
  /** When a person decided; null until then. */
  reviewed_at: number | null;
  /** 1 for one photo that waits, cut anew out of the main photo: approved, it is that again. */
  main_again: number | null;
  created_at: number;
}

export type PhotoRow = Selectable<PhotoTable>;
export type NewPhoto = Insertable<PhotoTable>;
export type PhotoPatch = Updateable<PhotoTable>;
