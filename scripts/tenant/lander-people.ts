import { existsSync } from 'node:fs';
import { openDatabase, type Db } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import { listSampleIds } from '~db/queries/lander';
import { LEAST_PEOPLE } from '~/features/discovery/front-page/least-people';
import { showsLander } from '~/landing/registry/brand-landers';
import type { Manifest } from '~/landing/registry/manifest-schema.server';
import type { Tenant } from '~/tenancy/tenant';
import { landerNames, readLanderFolder } from '../landers/lander-folder';

type Brand = Pick<Tenant, 'id' | 'slug' | 'niche' | 'landers' | 'features' | 'countries'>;

/** The landers that live on people, with their manifests. */
async function landersOfPeople(directory: string): Promise<{ name: string; manifest: Manifest }[]> {
  const folders = await Promise.all((await landerNames(directory)).map((name) => readLanderFolder(directory, name)));
  return folders.flatMap(({ name, manifest }) =>
    manifest?.kind === 'public' && manifest.needs.includes('people') ? [{ name, manifest }] : [],
  );
}

/**
 * Says which landers the rotation leaves out on these brands, for visitors of which country, and why: a lander that lives
 * on people needs LEAST_PEOPLE labelled profiles with a picture there.
 */
export async function leftOutLanders(brands: readonly Brand[], directory: string, dbOf: (tenantId: number) => Db) {
  const landers = await landersOfPeople(directory);
  const lines: string[] = [];
  for (const { id, slug, niche, landers: weights, features, countries } of brands) {
    const names = landers
      .filter(({ name, manifest }) => showsLander({ niche, landers: weights, features }, name, manifest))
      .map(({ name }) => name);
    if (names.length === 0) continue;
    for (const country of countries) {
      const found = (await listSampleIds(dbOf(id), country, LEAST_PEOPLE)).length;
      if (found === LEAST_PEOPLE) continue;
      lines.push(
        `${slug}: the rotation leaves out ${names.join(', ')} for visitors from ${country}: ${found} of ${LEAST_PEOPLE} labelled profiles with a picture there`,
      );
    }
  }
  return lines;
}

/** The same, of the database of this folder's server; one line where there is none yet. */
export async function leftOutHere(brands: readonly Brand[], directory: string, databaseUrl: string): Promise<string[]> {
  const url = parseDatabaseUrl(databaseUrl);
  if (url.kind === 'sqlite' && !existsSync(url.path))
    return [`no database at ${url.path} yet: start the server once to see which landers lack people`];
  const database = await openDatabase({ url: databaseUrl });
  try {
    return await leftOutLanders(brands, directory, (tenantId) => database.tenant(tenantId));
  } finally {
    await database.close();
  }
}
