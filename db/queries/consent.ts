import type { Db, Own } from '../handle';
import type { ConsentRow, NewConsent } from '../schema/consent';

/** A consent or its withdrawal: rows are added, never changed, so the log shows what was agreed when. */
export async function insertConsent(db: Db, consent: Own<NewConsent>): Promise<void> {
  await db
    .insertInto('consent')
    .values({ ...consent, tenant_id: db.tenantId })
    .execute();
}

/** What holds now: the latest word of the member on `kind`. */
export function findConsent(db: Db, memberId: string, kind: string): Promise<ConsentRow | undefined> {
  return db
    .selectFrom('consent')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
