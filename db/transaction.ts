import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin, Transaction } from 'kysely';
import { isRetryable } from './dialect';
import { beginOn, makeHandle, stateOf } from './handle';
import type { DatabaseState, Db, SystemDb, TransactionState, Tx } from './handle';
import { assertOutsideTransaction, insideTransaction } from './open-transaction';
import type { Schema } from './schema/schema';

const ATTEMPTS = 10;

/**
 * Runs `work` in one transaction. On a deadlock or a busy database it starts again from the beginning, with no effects
 * registered, so `work` must change nothing but the database and must make its ids before it is called. Never nested: a service function that another feature
 * calls takes the tx.
 */
export async function transaction<T>(db: Db | SystemDb, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database, transaction: outer, patience } = stateOf(db);
  if (outer) throw new Error('transaction() inside a transaction: pass the tx to a function that takes one');
  assertOutsideTransaction(database);
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    const state: TransactionState = { open: true, effects: [] };
    try {
      const result = await once(db, database, state, work);
      runEffects(database, state.effects);
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error) || performance.now() - begun > patience.retry) throw error;
      // Spread apart, so that those who collided do not collide again in step.
      await sleep(randomInt(1, 4 + 2 ** Math.min(attempt, 7)));
    }
  }
}

function once<T>(
  db: Db | SystemDb,
  database: DatabaseState,
  state: TransactionState,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return beginOn(db).execute(async (plain) => {
    const tx = openTx(plain, db, state);
    try {
      return await insideTransaction(database, state, () => work(tx));
    } finally {
      // From here on the commit is under way: whatever still holds the tx must not slip in behind it.
      state.open = false;
    }
  });
}

function openTx(plain: Transaction<Schema>, outer: Db | SystemDb, state: TransactionState): Tx {
  const { tenantId } = outer;
  const inner = { ...stateOf(outer), transaction: state };
  return makeHandle(plain.withPlugin(onlyWhileOpen(state)), tenantId, inner, tenantId !== 0);
}

function onlyWhileOpen(state: TransactionState): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (!state.open) throw new Error('This transaction has ended: its tx was kept and used afterwards');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/**
 * Best effort after the commit (publishing an event, clearing a cache). It never runs when the transaction is rolled
 * back or tried again, and the answer neither waits for it nor fails with it. What must happen is an outbox row.
 */
export function onCommit(tx: Tx, effect: () => void | Promise<void>): void {
  const state = stateOf(tx).transaction;
  if (!state) throw new Error('onCommit() needs the tx of an open transaction');
  if (!state.open) throw new Error('onCommit() after the transaction has ended');
  state.effects.push(effect);
}

function runEffects(database: DatabaseState, effects: TransactionState['effects']): void {
  for (const effect of effects) {
    try {
      const running = effect();
      if (!running) continue;
      const settled = running.catch(database.onEffectError).finally(() => database.pending.delete(settled));
      database.pending.add(settled);
    } catch (error) {
      database.onEffectError(error);
    }
  }
}
