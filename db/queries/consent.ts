import type { Db, Own } from '../handle';
import type { ConsentRow, NewConsent } from '../schema/consent';

/** Adds a consent or its withdrawal. Rows are never changed, so the log shows who agreed to what and when. */
export async function insertConsent(db: Db, consent: Own<NewConsent>): Promise<void> {
  await db
    .insertInto('consent')
    .values({ ...consent, tenant_id: db.tenantId })
    .execute();
}

/** The current consent: the member's latest decision on `kind`. */
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
