import type { Db, Own } from '../handle';
import type { NewMember } from '../schema/member';
import { interestColumns } from '../schema/search-bits';

/**
 * Inserts many members at once: a few hundred per call, all with the same columns (SQLite has no DEFAULT among values).
 */
export async function insertMembers(db: Db, members: readonly Own<NewMember>[]): Promise<void> {
  if (members.length === 0) return;
  await db
    .insertInto('member')
    .values(
      members.map((member) => ({
        ...member,
        ...interestColumns({ interests: member.interests ?? null }),
        tenant_id: db.tenantId,
      })),
    )
    .execute();
}
