import { Kysely, Transaction } from 'kysely';
import { makeHandle, stateOf } from './handle';
import type { Db } from './handle';
import type { Schema } from './schema/schema';

/**
 * The same handle (the same transaction, the same tenantId) without the tenant guard, for SQL the guard cannot read.
 * Only listed files may import this (see the import rules); the query must name tenant_id itself. `reason` says why
 * the guarded way does not do, for whoever reads the call.
 */
export function unguarded<T extends Db>(db: T, reason: string): T {
  if (!reason) throw new Error('unguarded() needs a reason');
  const plain = db instanceof Transaction ? Transaction.prototype.withoutPlugins : Kysely.prototype.withoutPlugins;
  return makeHandle(plain.call(db) as Kysely<Schema>, db.tenantId, stateOf(db), false) as unknown as T;
}
