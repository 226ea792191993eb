import { sql, type Kysely } from 'kysely';
import { addFlag, addGeneratedNumber } from '../dialect';

/**
 * Members are shown to members only, unless they say otherwise. Whoever had agreed to be presented to visitors on landing
 * pages had said so. What the brand itself has written (fictional profiles) is for everybody; the database computes who is,
 * so that it always agrees with its columns. May be run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addFlag(db, 'member', 'visitors_too');
  await sql`
    update member set visitors_too = 1
    where kind = 'member' and exists (
      select 1 from consent c
      where c.tenant_id = member.tenant_id and c.member_id = member.id
        and c.kind = 'member_landing' and c.given = 1 and c.version = '2026-11-22'
        and not exists (
          select 1 from consent later
          where later.tenant_id = c.tenant_id and later.member_id = c.member_id and later.kind = c.kind
            and (later.at > c.at or (later.at = c.at and later.id > c.id))
        )
    )
  `.execute(db);
  const forVisitors = sql`case kind when 'fictional' then 1 else visitors_too end`;
  await addGeneratedNumber(db, 'member', 'for_visitors', forVisitors, ['kind', 'visitors_too']);
}
