import type { Row, TableFacts } from '~db/backup/backup';

/** Names of the files of a photo's row. */
const PHOTO = ['filename', 'thumb_filename', 'match_filename', 'blur_filename', 'large_filename', 'source_filename'];

/**
 * The files that a row names: exactly these belong to a backup. What is stored and named by no row was erased, or is
 * about to be.
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
      // Evidence outlives the photo it shows.
      return [...String(value('snapshot') ?? '').matchAll(/"filename":"([^"]+)"/g)].map(([, file]) => photo(file));
    default:
      return [];
  }
}
