import type { Db, Own } from '../handle';
import type { NewPageBounce } from '../schema/page-bounce';
import { deleteRows } from './delete-rows';

export async function insertPageBounce(db: Db, bounce: Own<NewPageBounce>): Promise<void> {
  await db
    .insertInto('page_bounce')
    .values({ ...bounce, tenant_id: db.tenantId })
    .execute();
}

export interface BouncesOfPage {
  path: string;
  network: string | null;
  bounces: number;
}

/** How often visitors left from each page, by network, from `from` until before `to`; the most frequent first. */
export async function countPageBounces(
  db: Db,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<BouncesOfPage[]> {
  const rows = await db
    .selectFrom('page_bounce')
    .select(['path', 'network', (e) => e.fn.countAll<number | string>().as('bounces')])
    .where('tenant_id', '=', db.tenantId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['path', 'network'])
    .orderBy('bounces', 'desc')
    .orderBy('path')
    .orderBy('network')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, bounces: Number(row.bounces) }));
}

/** Deletes at most `limit` rows from before `before`. Returns the number of deleted rows. */
export async function deletePageBouncesBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('page_bounce')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
  return deleteRows(db, 'page_bounce', rows);
}
