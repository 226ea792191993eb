import { Kysely } from 'kysely';
import type { Transaction } from 'kysely';
import type { Patience } from './patience';
import type { Schema } from './schema/schema';

/** A handle of one brand: every query through it is checked by the tenant guard. */
export type Db = Kysely<Schema> & { readonly tenantId: number };

/** The same inside an open transaction; assignable to Db, so a query that is right alone is right here too. */
export type Tx = Transaction<Schema> & { readonly tenantId: number };

/** The unguarded handle of jobs, migrations and seeds: it belongs to no brand. */
export type SystemDb = Kysely<Schema> & { readonly tenantId: 0 };

/** What transaction() and onCommit() need to know about a handle, kept off its public face. */
export interface HandleState {
  /** Says which database a handle belongs to: two databases may be open in one process (tests, bench). */
  readonly database: DatabaseState;
  /** How long whoever uses it is kept waiting. */
  readonly patience: Patience;
  /** Present on transaction handles. */
  readonly transaction?: TransactionState;
}

export interface DatabaseState {
  readonly onEffectError: (error: unknown) => void;
  /** Effects that run after a commit and have not settled; close() waits for them. */
  readonly pending: Set<Promise<void>>;
}

export interface TransactionState {
  open: boolean;
  effects: (() => void | Promise<void>)[];
}

const states = new WeakMap<object, HandleState>();

/** Ways around the guard that Kysely offers on a handle. unguarded() is the listed one. */
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
  throw new Error(`A brand's handle has no ${name}: use transaction(), or unguarded(db, reason) in a listed file`);
}

/** Gives a Kysely instance its tenant and state; `sealed` handles lose Kysely's ways around the guard. */
export function makeHandle<T extends Kysely<Schema>, N extends number>(
  kysely: T,
  tenantId: N,
  state: HandleState,
  sealed: boolean,
): T & { readonly tenantId: N } {
  Object.defineProperty(kysely, 'tenantId', { value: tenantId, enumerable: true });
  if (sealed) for (const name of SEALED) Object.defineProperty(kysely, name, { get: () => refuse(name) });
  states.set(kysely, state);
  return kysely as T & { readonly tenantId: N };
}

export function stateOf(handle: Db | SystemDb): HandleState {
  const state = states.get(handle);
  if (!state) throw new Error('This handle was not made by openDatabase() or transaction()');
  return state;
}

/** Kysely's own methods, past the seal: for transaction() and unguarded() alone. */
export function beginOn(handle: Db | SystemDb): ReturnType<Kysely<Schema>['transaction']> {
  return Kysely.prototype.transaction.call(handle) as ReturnType<Kysely<Schema>['transaction']>;
}

/** A row as a caller gives it: the query adds the handle's tenant_id. */
export type Own<T> = Omit<T, 'tenant_id'>;
