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
  /** Larger rendition of the match screen. */
  match_filename: string | null;
  blur_filename: string | null;
  position: number;
  width: number;
  height: number;
  /** Base64 thumbhash or a #rrggbb colour, shown while the file loads. */
  placeholder: string | null;
  created_at: number;
}

export type PhotoRow = Selectable<PhotoTable>;
export type NewPhoto = Insertable<PhotoTable>;
export type PhotoPatch = Updateable<PhotoTable>;
