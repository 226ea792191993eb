import type { Db, Own } from '../handle';
import type { ConsentRow, NewConsent } from '../schema/consent';
import { deleteRows } from './delete-rows';

/** Adds a consent or its withdrawal. Rows are never changed, so the log shows who agreed to what and when. */
export async function insertConsent(db: Db, consent: Own<NewConsent>): Promise<void> {
  await db
    .insertInto('consent')
    .values({ ...consent, tenant_id: db.tenantId })
    .execute();
}

/** Deletes at most `limit` of the oldest entries that name no member. Returns their number. */
export async function deleteConsentsOfVisitors(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('consent')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'is', null)
    .where('at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'consent', rows);
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

/** The latest decisions of these members on `kind`; who has made none is absent. */
export async function listLatestConsents(
  db: Db,
  memberIds: readonly string[],
  kind: string,
): Promise<Map<string, Pick<ConsentRow, 'given' | 'version'>>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consent')
    .select(['member_id', 'given', 'version'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'in', [...memberIds])
    .where('kind', '=', kind)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ member_id, given, version }) => [member_id!, { given, version }]));
}

/** The member's decisions, the latest first. */
export function listConsentsOfMember(db: Db, memberId: string, limit: number): Promise<ConsentRow[]> {
  return db
    .selectFrom('consent')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Members who can be seen and whose latest decision on `kind` agrees to this version, by id. */
export async function listConsenting(
  db: Db,
  { kind, version, after, limit }: { kind: string; version: string; after: string; limit: number },
) {
  return db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.email', 'm.country', 'm.language'])
    .where('m.tenant_id', '=', db.tenantId)
    .where('m.id', '>', after)
    .where('m.kind', '=', 'member')
    .where('m.status', '=', 'active')
    .where('m.profile_status', '=', 'active')
    .where((e) =>
      e.exists(
        e
          .selectFrom('consent as c')
          .select('c.id')
          .where('c.tenant_id', '=', db.tenantId)
          .whereRef('c.member_id', '=', 'm.id')
          .where('c.kind', '=', kind)
          .where('c.given', '=', 1)
          .where('c.version', '=', version)
          .where((i) =>
            i.not(
              i.exists(
                i
                  .selectFrom('consent as later')
                  .select('later.id')
                  .where('later.tenant_id', '=', db.tenantId)
                  .whereRef('later.member_id', '=', 'm.id')
                  .where('later.kind', '=', kind)
                  .whereRef('later.id', '>', 'c.id'),
              ),
            ),
          ),
      ),
    )
    .orderBy('m.id')
    .limit(limit)
    .execute();
}
