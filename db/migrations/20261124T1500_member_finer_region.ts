import { sql, type Kysely } from 'kysely';
import areas from './finer-regions.json' with { type: 'json' };

/**
 * Members of countries with fewer than eight regions are stored with a finer one, as far as their town tells it. Whoever
 * named no town stays with the larger one. May be run again: what has been refined is not found any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [area, finer] of Object.entries<Record<string, string>>(areas)) {
    const cases = Object.entries(finer).map(
      ([region, towns]) => sql`when city in (${sql.join(towns.split('|'))}) then ${region}`,
    );
    await sql`
      update member set region_id = case ${sql.join(cases, sql` `)} else region_id end
      where region_id = ${area} and city is not null
    `.execute(db);
  }
}
