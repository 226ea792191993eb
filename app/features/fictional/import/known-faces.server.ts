import type { Db } from '~db/database';
import { listFictionalFaces } from '~db/queries/fictional-profile';
import { listPhotosInBands } from '~db/queries/photo-band';
import { bandsOf, isSamePicture } from '~/features/photos/upload/picture-hash';
import type { BrandContext } from '~/server/context/context.server';

/** Another brand of the same company: none of its faces may appear here. */
export interface SisterBrand {
  slug: string;
  db: Db;
}

interface Face {
  phash: string;
  /** The member at this brand; null at another brand, and of a person of the file. */
  memberId: string | null;
  whose: string;
}

/** Whose faces the company shows, or showed. */
export interface KnownFaces {
  /** Whose face a picture looks like; undefined if it is a new one. `memberId`: who may have it already. */
  find: (phash: string, memberId: string | undefined) => Promise<string | undefined>;
  /** A person of the file has this face from now on. */
  add: (phash: string, line: number) => void;
}

/**
 * By the perceptual hash, which survives other sizes, colours and compression: of all fictional profiles, retired ones
 * too, and of the photos of members, which must not become a person who does not exist.
 */
export async function openKnownFaces(
  { db }: Pick<BrandContext, 'db'>,
  sisters: readonly SisterBrand[],
): Promise<KnownFaces> {
  const byBand = new Map<string, Face[]>();
  const add = (face: Face) => {
    for (const band of bandsOf(face.phash)) byBand.set(band, [...(byBand.get(band) ?? []), face]);
  };
  for (const row of await listFictionalFaces(db))
    add({ phash: row.portrait_phash!, memberId: row.member_id, whose: row.source_key });
  for (const { slug, db: handle } of sisters)
    for (const row of await listFictionalFaces(handle))
      add({ phash: row.portrait_phash!, memberId: null, whose: `${row.source_key} of the brand ${slug}` });
  return {
    add: (phash, line) => add({ phash, memberId: null, whose: `line ${line}` }),
    async find(phash, memberId) {
      const near = bandsOf(phash).flatMap((band) => byBand.get(band) ?? []);
      const same = near.find((other) => isOther(other.memberId, memberId) && isSamePicture(other.phash, phash));
      if (same) return same.whose;
      if (await isPhotoAt(db, phash, memberId)) return 'a member';
      for (const sister of sisters)
        if (await isPhotoAt(sister.db, phash, undefined)) return `a member of the brand ${sister.slug}`;
      return undefined;
    },
  };
}

const isOther = (memberId: string | null, known: string | undefined) => memberId === null || memberId !== known;

async function isPhotoAt(db: Db, phash: string, except: string | undefined): Promise<boolean> {
  const near = await listPhotosInBands(db, bandsOf(phash));
  return near.some((photo) => photo.member_id !== except && isSamePicture(photo.phash!, phash));
}
