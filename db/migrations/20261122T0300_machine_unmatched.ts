import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Likes that no member gave do not make a match: such matches become two separate likes again. A second run changes
// nothing.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update member_like
    set matched_at = null
    where matched_at is not null
      and (
        author_kind <> 'member'
        or exists (
          select 1
          from (select tenant_id, from_id, to_id from member_like where author_kind <> 'member') as machine
          where machine.tenant_id = member_like.tenant_id
            and machine.from_id = member_like.to_id
            and machine.to_id = member_like.from_id
        )
      )
  `.execute(db);
}
