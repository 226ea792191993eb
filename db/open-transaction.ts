import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseState, TransactionState } from './handle';

interface Open {
  database: DatabaseState;
  transaction: TransactionState;
}

const storage = new AsyncLocalStorage<Open>();

/** Runs `work` so that everything it awaits knows which transaction is open. */
export function insideTransaction<T>(
  database: DatabaseState,
  transaction: TransactionState,
  work: () => Promise<T>,
): Promise<T> {
  return storage.run({ database, transaction }, work);
}

/**
 * Throws when the caller stands inside an open transaction of this database and yet asks for a connection of its own.
 * On SQLite that write would wait for the transaction that waits for it, silently and for ever; on MariaDB it would
 * read without the transaction's own writes. Both are bugs, so both databases refuse at once.
 */
export function assertOutsideTransaction(database: DatabaseState): void {
  const open = storage.getStore();
  if (open && open.database === database && open.transaction.open) {
    throw new Error('The outer database handle was used inside an open transaction: pass on the tx');
  }
}
