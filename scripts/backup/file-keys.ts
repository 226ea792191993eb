import type { Row, TableFacts } from '~db/backup/backup';

/** The columns of a photo's row that hold file names. */
const PHOTO = ['filename', 'thumb_filename', 'match_filename', 'blur_filename', 'large_filename', 'source_filename'];

/**
 * The keys of the files that a row names; exactly these belong to a backup. A stored file that no row names was erased,
 * or is about to be.
 */
export function fileKeysOf({ name, columns }: TableFacts, row: Row): string[] {
  const value = (column: string) => row[columns.indexOf(column)];
  const photo = (file: unknown) => `${String(value('tenant_id'))}/photos/${String(file)}`;
  switch (name) {
    case 'photo':
      return PHOTO.map(value).filter(Boolean).map(photo);
    case 'message':
      return value('type') === 'photo'
        ? ['', '-preview'].map((end) => `${String(value('tenant_id'))}/messages/${String(value('id'))}${end}.webp`)
        : [];
    case 'report':
      // The evidence of a report outlives the photo that it shows.
      return [...String(value('snapshot') ?? '').matchAll(/"filename":"([^"]+)"/g)].map(([, file]) => photo(file));
    default:
      return [];
  }
}
