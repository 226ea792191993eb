import { sql, type Kysely } from 'kysely';

/**
 * The last activity of invisible members no longer tells when they disappeared, only the day (UTC): lists are sorted by
 * it. From now on it is written like that. May be run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update member set last_active_at = last_active_at - (last_active_at % 86400000)
    where invisible = 1 and last_active_at % 86400000 <> 0
  `.execute(db);
}
