import { listFictionalByPortrait } from '~db/queries/fictional-profile';
import type { BrandContext } from '~/server/context/context.server';
import { saidIn } from '../entries/repeated-texts.server';
import type { SisterBrand } from '../import/known-faces.server';
import { listKnownProfiles } from '../known-profiles.server';

export interface UsedParts {
  /** What fictional profiles of this brand say, as texts are compared. */
  said: string[];
  /** Of the given pictures (SHA-256, in hex) those that are a face at this brand or another one of the company. */
  portraits: string[];
}

/** What may not come again in new people of this brand. */
export async function findUsedParts(
  { db }: Pick<BrandContext, 'db'>,
  sisters: readonly SisterBrand[],
  portraits: readonly string[],
): Promise<UsedParts> {
  const known = await listKnownProfiles(db);
  const used = new Set<string | null>();
  for (const handle of [db, ...sisters.map((sister) => sister.db)])
    for (const row of await listFictionalByPortrait(handle, portraits))
      used.add(row.portrait_hash).add(row.stored_hash);
  return {
    said: known.flatMap(({ texts }) => saidIn(texts).map(({ key }) => key)),
    portraits: portraits.filter((hash) => used.has(hash)),
  };
}
