import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Moves the visits recorded per day to the new table. If it was interrupted, a second run skips what has moved already.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into visit (tenant_id, visited_id, visitor_id, visited_at)
    select tenant_id, visited_id, visitor_id, max(visited_at)
    from profile_visit
    where not exists (
      select 1 from visit
      where visit.tenant_id = profile_visit.tenant_id
        and visit.visited_id = profile_visit.visited_id
        and visit.visitor_id = profile_visit.visitor_id
    )
    group by tenant_id, visited_id, visitor_id
  `.execute(db);
}
