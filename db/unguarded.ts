import { Kysely, Transaction } from 'kysely';
import { makeHandle, handleStateOf } from './handle';
import type { Db } from './handle';
import type { Schema } from './schema/schema';

/**
 * The same handle (transaction and tenantId) without the tenant guard, for SQL that the guard cannot read, as `reason`
 * says. Only listed files may import this (see the import rules), and the query must contain tenant_id itself.
 */
export function unguarded<T extends Db>(db: T, reason: string): T {
  if (!reason) throw new Error('unguarded() needs a reason');
  const plain = db instanceof Transaction ? Transaction.prototype.withoutPlugins : Kysely.prototype.withoutPlugins;
  // A statement that no guard has checked must not be found by the guarded handle.
  const state = { ...handleStateOf(db), statements: new Map() };
  return makeHandle(plain.call(db) as Kysely<Schema>, db.tenantId, state, false) as unknown as T;
}
