import { LRUCache } from 'lru-cache';
import type { Compilable, CompiledQuery, DeleteResult, InsertResult, QueryResult, UpdateResult } from 'kysely';
import { assertOpen, handleStateOf } from '../handle';
import type { Db } from '../handle';
import { Placeholder, type Placeholders } from './placeholder';
import { holdPlaces, readValues } from './shape';

export type { Placeholders, ValueOr } from './placeholder';

/** Statements of one query on one handle; those used least recently are built again when they are needed. */
const MAX_SHAPES = 100;

/** A built statement. A parameter is a fixed value of the query, or the placeholder of a value that each call passes. */
type Built = Pick<CompiledQuery, 'query' | 'queryId' | 'sql' | 'parameters'>;

export interface PreparedSelect<V, Row> {
  all(db: Db, values: V): Promise<Row[]>;
  first(db: Db, values: V): Promise<Row | undefined>;
  /** For a query that always returns a row, such as a count. */
  one(db: Db, values: V): Promise<Row>;
}

export interface PreparedChange<V> {
  /** Returns the number of rows that were inserted, updated (found, in MariaDB too) or deleted. */
  change(db: Db, values: V): Promise<number>;
}

type Prepared<V, O> = [O] extends [InsertResult | UpdateResult | DeleteResult]
  ? PreparedChange<V>
  : PreparedSelect<V, O>;

/**
 * A query whose statement is built once for each handle of a brand and each shape of its values (see `Placeholders`), and
 * checked then by the tenant guard. In transactions of the handle the same statement is run.
 *
 *     const byEmail = prepared((db, p: Placeholders<{ key: string }>) =>
 *       db.selectFrom('member').selectAll().where('tenant_id', '=', db.tenantId).where('email_key', '=', p.key),
 *     );
 *     await byEmail.first(db, { key });
 */
export function prepared<V, O>(build: (db: Db, p: Placeholders<V>) => Compilable<O>): Prepared<V, O> {
  return new PreparedQuery(build as Build) as unknown as Prepared<V, O>;
}

type Build = (db: Db, p: never) => Compilable;

export class PreparedQuery {
  readonly build: Build;

  constructor(build: Build) {
    this.build = build;
    known.add(this);
  }

  async all(db: Db, values: unknown): Promise<unknown[]> {
    return (await this.#run(db, values)).rows;
  }

  async first(db: Db, values: unknown): Promise<unknown> {
    return (await this.#run(db, values)).rows[0];
  }

  async one(db: Db, values: unknown): Promise<unknown> {
    const [row] = (await this.#run(db, values)).rows;
    if (row === undefined) throw new Error('A prepared query returned no row');
    return row;
  }

  async change(db: Db, values: unknown): Promise<number> {
    return Number((await this.#run(db, values)).numAffectedRows ?? 0n);
  }

  #run(db: Db, given: unknown): Promise<QueryResult<unknown>> {
    return db.getExecutor().executeQuery(this.compile(db, given));
  }

  /** The statement for these values, ready to run. */
  compile(db: Db, given: unknown): CompiledQuery {
    const state = handleStateOf(db);
    assertOpen(state);
    let shapes = state.statements.get(this) as LRUCache<string, Built> | undefined;
    if (!shapes) state.statements.set(this, (shapes = new LRUCache({ max: MAX_SHAPES })));
    const { values, shape } = readValues(given);
    let statement = shapes.get(shape);
    if (!statement) shapes.set(shape, (statement = buildStatement(this.build, db, given)));
    const { query, queryId, sql } = statement;
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.index] : parameter,
    );
    const compiled = { query, queryId, sql, parameters };
    watcher?.(this, db, given, compiled);
    return compiled;
  }
}

function buildStatement(build: Build, db: Db, given: unknown): Built {
  const { places, count } = holdPlaces(given);
  const { query, queryId, sql, parameters } = build(db, places as never).compile();
  const found = new Set<number>();
  for (const parameter of parameters) {
    if (parameter instanceof Placeholder) found.add(parameter.index);
    else if (typeof parameter === 'object' && parameter !== null && !(parameter instanceof Uint8Array))
      throw new Error(`A placeholder was lost in an object: ${sql}`);
  }
  if (found.size !== count)
    throw new Error(`${count - found.size} of ${count} values are not in the statement: ${sql}`);
  // Drivers and plugins ask for the kind alone; the whole tree of a long list would take more memory than its text.
  return { query: { kind: query.kind } as typeof query, queryId, sql, parameters };
}

// --- for tests ------------------------------------------------------------------------------------------------------

export type Watcher = (query: PreparedQuery, db: Db, values: unknown, compiled: CompiledQuery) => void;

const known = new Set<PreparedQuery>();
let watcher: Watcher | undefined;

/** All prepared queries of the loaded modules. */
export const knownQueries = (): ReadonlySet<PreparedQuery> => known;

/** Calls `watch` before each run of a prepared query in this process. */
export function watchPrepared(watch: Watcher | undefined): void {
  watcher = watch;
}
