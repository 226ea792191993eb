import { insertOutbox } from '~db/queries/outbox';
import type { Db } from '~db/handle';
import type { PhotoRow } from '~db/schema/photo';
import { middleFile } from '~/features/profiles/photo-widths';
import type { BrandContext } from '~/server/context/context.server';
import type { Renditions } from './renditions.server';

/** The storage key of a photo's file. File names are unique only within a brand. The seed follows the same rule. */
export const photoKey = (tenantId: number, filename: string) => `${tenantId}/photos/${filename}`;

export type PhotoNames = Pick<
  PhotoRow,
  'filename' | 'thumb_filename' | 'match_filename' | 'large_filename' | 'source_filename' | 'blur_filename'
>;

/** File names cannot be guessed; viewers of the blurred rendition must not learn the others, so it has its own. */
export function photoNames(id: string, blurId: string, hasLarge: boolean): PhotoNames {
  return {
    filename: `${id}.webp`,
    thumb_filename: `${id}-thumb.webp`,
    match_filename: `${id}-match.webp`,
    large_filename: hasLarge ? `${id}-large.webp` : null,
    source_filename: `${id}-source.webp`,
    blur_filename: `${blurId}-blur.webp`,
  };
}

export function filesOf(names: PhotoNames): string[] {
  const all = Object.values({
    a: names.filename,
    b: names.thumb_filename,
    c: names.match_filename,
    d: names.large_filename,
    e: names.source_filename,
    f: names.blur_filename,
    g: middleFile(names.filename),
  });
  return [...new Set(all.filter((name) => name !== null))];
}

export async function storeRenditions(
  { ports, tenant }: Pick<BrandContext, 'ports' | 'tenant'>,
  names: PhotoNames,
  files: Renditions['files'],
): Promise<void> {
  const named: [string | null, Buffer | null][] = [
    [names.filename, files.photo],
    [middleFile(names.filename), files.middle],
    [names.thumb_filename, files.thumb],
    [names.match_filename, files.match],
    [names.large_filename, files.large],
    [names.source_filename, files.source],
    [names.blur_filename, files.blur],
  ];
  await Promise.all(
    named.map(async ([name, bytes]) => {
      if (name && bytes) await ports.storage.put(photoKey(tenant.id, name), bytes, 'image/webp');
    }),
  );
}

/** The payload of the job that removes files; see photos.jobs.server.ts. */
export interface RemovePayload {
  /** The id of the photo. Nothing is removed while a photo with it exists. */
  photo: string;
  files: string[];
}

/**
 * Removes files after the commit, repeated until it succeeds. Written before new files are stored, with a `delay`, it
 * also removes the files of a process that died before it inserted the row.
 */
export function removeFilesLater(
  db: Db,
  context: Pick<BrandContext, 'ids' | 'clock'>,
  payload: RemovePayload,
  delay = 0,
): Promise<void> {
  const now = context.clock.now();
  return insertOutbox(db, {
    id: context.ids.ulid(),
    topic: 'photos.remove-files',
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + delay,
  });
}
