import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseState, TransactionState } from './handle';

interface Open {
  database: DatabaseState;
  transaction: TransactionState;
}

const storage = new AsyncLocalStorage<Open>();

/** Runs `work` so that everything it awaits knows the open transaction. */
export function insideTransaction<T>(
  database: DatabaseState,
  transaction: TransactionState,
  work: () => Promise<T>,
): Promise<T> {
  return storage.run({ database, transaction }, work);
}

/**
 * Throws if the caller is inside an open transaction of this database but requests another connection. On SQLite the
 * write would wait for ever for the transaction that itself waits for the write; on MariaDB it would not see the
 * transaction's own writes. Both are bugs, so it throws on both databases.
 */
export function assertOutsideTransaction(database: DatabaseState): void {
  const open = storage.getStore();
  if (open && open.database === database && open.transaction.open) {
    throw new Error('The outer database handle was used inside an open transaction: pass on the tx');
  }
}
