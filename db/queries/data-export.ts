import type { Db } from '../handle';
import type { DataExportRow } from '../schema/data-export';

export function listExports(db: Db, memberId: string): Promise<DataExportRow[]> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .execute();
}
