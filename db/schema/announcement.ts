import type { Insertable, Selectable } from 'kysely';

/** What staff tell all members of a brand, written first and launched later. */
export interface AnnouncementTable {
  tenant_id: number;
  /** Given by staff, the same at every brand, and never used for anything else again once it was launched. */
  name: string;
  /** JSON: the texts of each language; their form is in app/features/mailings/announcements/announcement.ts. */
  texts: string;
  /** A page of the brand; null: there is no more to see. */
  path: string | null;
  written_by: string;
  written_at: number;
  launched_by: string | null;
  /** Null: a draft, which nobody is told of. */
  launched_at: number | null;
  withdrawn_by: string | null;
  /** From then on it is neither sent nor shown. */
  withdrawn_at: number | null;
}

export type AnnouncementRow = Selectable<AnnouncementTable>;
export type NewAnnouncement = Insertable<AnnouncementTable>;
