import type { Insertable, Selectable, Updateable } from 'kysely';

/** A photo of a member. The files are generated renditions; the locked (blurred) rendition is a separate file. */
export interface PhotoTable {
  tenant_id: number;
  /** Random, because it is part of file names. */
  id: string;
  member_id: string;
  status: 'pending' | 'active' | 'rejected';
  filename: string;
  thumb_filename: string;
  /** The rendition for the match screen. */
  match_filename: string | null;
  /** The rendition for viewers who may not see the photo. Its name is random and does not reveal the other names. */
  blur_filename: string | null;
  /** The rendition for large screens; null if the uploaded picture is too small for one. */
  large_filename: string | null;
  /** The whole picture, from which the member can cut the photo again; only the member may see it. */
  source_filename: string | null;
  position: number;
  width: number;
  height: number;
  /** #rrggbb: the average colour, shown while the file loads. It may be shown of a locked photo as well. */
  placeholder: string | null;
  /** Perceptual hash of 16 hexadecimal digits; similar pictures have similar hashes. */
  phash: string | null;
  /** Why the photo was rejected: one of a fixed list of the photos feature. */
  rejection: string | null;
  /** When a moderator decided; null until then. */
  reviewed_at: number | null;
  /** 1 for a pending photo that was cut again from the main photo: once approved, it becomes the main photo again. */
  main_again: number | null;
  created_at: number;
}

export type PhotoRow = Selectable<PhotoTable>;
export type NewPhoto = Insertable<PhotoTable>;
export type PhotoPatch = Updateable<PhotoTable>;
