import type { OwnedRow } from '~db/personal-data/rows-of';
import type { Schema } from '~db/schema/schema';

/** A file of the archive in pieces, so that none has to be in memory as a whole. */
export type FilePieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Where the parts of the product write to. */
export interface Archive {
  add(path: string, pieces: FilePieces, packed?: 'packed' | 'as-is'): Promise<void>;
}

/** The rows of one table that belong to the member, newest first where they have a time. */
export type RowsOf = (table: keyof Schema) => Promise<OwnedRow[]>;
