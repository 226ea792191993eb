import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin, Transaction } from 'kysely';
import { isRetryable } from './database-errors';
import { hasWrittenShown } from './guard/shown';
import { assertOpen, beginOn, makeHandle, handleStateOf } from './handle';
import type { DatabaseState, Db, EndOfTransaction, HandleState, SystemDb, TransactionState, Tx } from './handle';
import { assertOutsideTransaction, insideTransaction } from './open-transaction';
import type { Schema } from './schema/schema';

const ATTEMPTS = 10;

/**
 * Runs `work` in one transaction. After a deadlock or on a busy database it is run again from the beginning, without
 * its registered effects, so `work` must change nothing except the database and must get its ids from outside.
 * Transactions are never nested: a service function that another feature calls takes the tx as an argument.
 */
export async function transaction<T>(db: Db | SystemDb, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database, transaction: outer, patience } = handleStateOf(db);
  if (outer) throw new Error('transaction() inside a transaction: pass the tx to a function that takes one');
  assertOutsideTransaction(database);
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    const state: TransactionState = { open: true, effects: [], shown: false, endings: new Map() };
    try {
      const result = await once(db, database, state, work);
      runEffects(database, state.effects);
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error) || performance.now() - begun > patience.retry) throw error;
      // A random pause, so that transactions that collided do not collide again at the same moment.
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
      return await insideTransaction(database, state, async () => {
        const result = await work(tx);
        // The members' pages would hold what they have for unchanged.
        if (state.shown && state.endings.size === 0)
          throw new Error('What open pages show was changed without raiseVersions() (see queries/live-version.ts)');
        for (const [ending, collected] of state.endings) await ending.write(tx, collected);
        return result;
      });
    } finally {
      // From here on the commit is running: code that still has the tx must not add statements after it.
      state.open = false;
    }
  });
}

/**
 * What this transaction has collected for `ending`, to add to. It is written once, after everything else: rows that many
 * transactions write are locked in one order and until the commit alone.
 */
export function atEnd<T>(tx: Tx, ending: EndOfTransaction<T>): T {
  const state = openState(tx, 'atEnd()');
  let collected = state.endings.get(ending) as T | undefined;
  if (collected === undefined) state.endings.set(ending, (collected = ending.begin()));
  return collected;
}

/** Runs `work` in the transaction of the handle, or in one of its own. */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return handleStateOf(db).transaction ? work(db as Tx) : transaction(db, work);
}

function openTx(plain: Transaction<Schema>, outer: Db | SystemDb, state: TransactionState): Tx {
  const { tenantId } = outer;
  const inner = { ...handleStateOf(outer), transaction: state };
  return makeHandle(plain.withPlugin(onlyWhileOpen(inner)), tenantId, inner, tenantId !== 0);
}

function onlyWhileOpen(state: HandleState): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      assertOpen(state);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (hasWrittenShown(queryId, result.numAffectedRows)) state.transaction!.shown = true;
      return result;
    },
  };
}

/**
 * Runs `effect` after the commit, as best effort (publishing a live event, clearing a cache), but not after a rollback
 * or before a retry. The response neither waits for it nor fails with it. What must happen needs an outbox row.
 */
export function onCommit(tx: Tx, effect: () => void | Promise<void>): void {
  openState(tx, 'onCommit()').effects.push(effect);
}

function openState(tx: Tx, name: string): TransactionState {
  const state = handleStateOf(tx).transaction;
  if (!state) throw new Error(`${name} needs the tx of an open transaction`);
  if (!state.open) throw new Error(`${name} after the transaction has ended`);
  return state;
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
