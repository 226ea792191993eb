import { Kysely } from 'kysely';
import type { Transaction } from 'kysely';
import type { Patience } from './patience';
import type { Schema } from './schema/schema';

/** The handle of one brand. The tenant guard checks every query made with it. */
export type Db = Kysely<Schema> & { readonly tenantId: number };

/** The handle of one brand inside an open transaction. It is also a `Db`, so queries work in both cases. */
export type Tx = Transaction<Schema> & { readonly tenantId: number };

/** The unguarded handle for jobs, migrations and seeds. It belongs to no brand. */
export type SystemDb = Kysely<Schema> & { readonly tenantId: 0 };

/** What `transaction()` and `onCommit()` need to know about a handle; not part of the handle's own type. */
export interface HandleState {
  /** The database of the handle: two databases may be open in one process (tests, benchmarks). */
  readonly database: DatabaseState;
  /** How long operations through this handle may wait. */
  readonly patience: Patience;
  /** Set only for handles of a transaction. */
  readonly transaction?: TransactionState;
  /** The built statements of prepared queries; transactions share those of their handle. */
  readonly statements: Map<object, unknown>;
}

export interface DatabaseState {
  readonly onEffectError: (error: unknown) => void;
  /** Running `onCommit` effects; `close()` waits for them. */
  readonly pending: Set<Promise<void>>;
}

export interface TransactionState {
  open: boolean;
  effects: (() => void | Promise<void>)[];
  /** Whether it has changed what open pages show (see guard/shown.ts). */
  shown: boolean;
  /** What `atEnd` collects, by its ending. */
  readonly endings: Map<EndOfTransaction<unknown>, unknown>;
}

/** What a transaction collects, and writes once as its last statements. */
export interface EndOfTransaction<T> {
  begin(): T;
  write(tx: Tx, collected: T): Promise<void>;
}

/** Where a handle holds its state. */
const STATE = Symbol('the state of a handle');

/** Methods of Kysely that would bypass the guard. The permitted way is `unguarded()`. */
const SEALED = [
  'connection',
  'executeQuery',
  'introspection',
  'schema',
  'startTransaction',
  'transaction',
  'withPlugin',
  'withSchema',
  'withTables',
  'withoutPlugins',
] as const;

function refuse(name: string): never {
  throw new Error(`A tenant's handle has no ${name}: use transaction(), or unguarded(db, reason) in a listed file`);
}

/** Gives a Kysely instance its tenant and its state. `sealed` removes the methods that bypass the guard. */
export function makeHandle<T extends Kysely<Schema>, N extends number>(
  kysely: T,
  tenantId: N,
  state: HandleState,
  sealed: boolean,
): T & { readonly tenantId: N } {
  Object.defineProperty(kysely, 'tenantId', { value: tenantId, enumerable: true });
  if (sealed) for (const name of SEALED) Object.defineProperty(kysely, name, { get: () => refuse(name) });
  Object.defineProperty(kysely, STATE, { value: state });
  return kysely as T & { readonly tenantId: N };
}

export function handleStateOf(handle: Db | SystemDb): HandleState {
  const state = (handle as { [STATE]?: HandleState })[STATE];
  if (!state) throw new Error('This handle was not made by openDatabase() or transaction()');
  return state;
}

export function assertOpen({ transaction }: HandleState): void {
  if (transaction && !transaction.open)
    throw new Error('This transaction has ended: its tx was stored and used afterwards');
}

/** Calls Kysely's own `transaction` on a sealed handle. Only for `transaction()`. */
export function beginOn(handle: Db | SystemDb): ReturnType<Kysely<Schema>['transaction']> {
  return Kysely.prototype.transaction.call(handle) as ReturnType<Kysely<Schema>['transaction']>;
}

/** A row as callers pass it; the query adds the handle's tenant_id. */
export type Own<T> = Omit<T, 'tenant_id'>;
