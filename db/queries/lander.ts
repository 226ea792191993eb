import type { Db } from '../handle';
import { hasFlags } from './search-conditions';
import { findHorizon, firstCandidates } from './search-horizon';

/** Fictional profiles with a picture, most recently active first. Only these may appear on pages for visitors. */
export async function listSampleIds(db: Db, country: string, limit: number): Promise<string[]> {
  const { since } = await findHorizon(db, { country });
  const rows = await firstCandidates(db, { country })
    .where((eb) => eb.and([eb.not(hasFlags(eb, 'real')), hasFlags(eb, 'photo')]))
    .where('last_active_at', '>=', since)
    .select('id')
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * What these members write about themselves; `interests` is the stored JSON list, `texts` what an imported fictional
 * profile says in each language.
 */
export function listSelfDescriptions(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .leftJoin('fictional_profile', (join) =>
      join
        .onRef('fictional_profile.tenant_id', '=', 'member.tenant_id')
        .onRef('fictional_profile.member_id', '=', 'member.id'),
    )
    .where('member.tenant_id', '=', db.tenantId)
    .where('member.id', 'in', [...ids])
    .select(['member.id', 'member.about', 'member.language', 'member.interests', 'fictional_profile.texts'])
    .execute();
}

/** The number of searchable profiles in each region. The query reads all of them, so its result should be cached. */
export async function countByRegion(db: Db, country: string): Promise<Map<string, number>> {
  const rows = await firstCandidates(db, { country })
    .where('region_id', 'is not', null)
    .select((eb) => ['region_id', eb.fn.countAll<number>().as('profiles')])
    .groupBy('region_id')
    .execute();
  return new Map(rows.map(({ region_id, profiles }) => [region_id!, Number(profiles)]));
}
