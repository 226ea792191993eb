import type { Selectable } from 'kysely';

/** An archive that a member has asked for of their own data. The row stays for a while after its file. */
export interface DataExportTable {
  tenant_id: number;
  /** Random, because it is part of the file's key. */
  id: string;
  member_id: string;
  asked_at: number;
  /** When the file was stored; null until then. */
  made_at: number | null;
  /** When the file is deleted. */
  expires_at: number;
  /** The size of the file in bytes; null before it is stored and after it is deleted. */
  size: number | null;
}

export type DataExportRow = Selectable<DataExportTable>;
