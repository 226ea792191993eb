import type { Insertable, Selectable, Updateable } from 'kysely';

/**
 * 'asked': a pose was given, and no picture has come yet. 'sent': a staff member compares. 'second': another person
 * does, because the member asked for it. 'withdrawn': the member took the consent back.
 */
export type PhotoCheckState = 'asked' | 'sent' | 'second' | 'approved' | 'rejected' | 'withdrawn';

/** A member's picture of a given pose, which a person compares with the first photo of the profile. */
export interface PhotoCheckTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** One of the catalogue of the photos feature; the server chose it. */
  pose: string;
  /** How many poses were given, because someone may not be able to take one. */
  poses: number;
  state: PhotoCheckState;
  /** The picture; null before it was sent and from the moment it is erased. No URL leads to it. */
  filename: string | null;
  /** The first photo of the profile when the picture was sent: the one it is compared with. */
  photo_id: string | null;
  created_at: number;
  sent_at: number | null;
  decided_at: number | null;
  decided_by: string | null;
  /** Why it was rejected: one of a fixed list of the photos feature. */
  rejection: string | null;
  /** When a picture that was rejected is erased, with or without a second look. */
  erase_at: number | null;
}

export type PhotoCheckRow = Selectable<PhotoCheckTable>;
export type NewPhotoCheck = Insertable<PhotoCheckTable>;
export type PhotoCheckPatch = Updateable<PhotoCheckTable>;
