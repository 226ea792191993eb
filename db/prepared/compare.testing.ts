import { isDeepStrictEqual } from 'node:util';
import type { PreparedQuery, Watcher } from './prepared';

/** All prepared queries that this process has run. */
export const ranQueries = new Set<PreparedQuery>();

/**
 * Compares every run of a prepared query with the same query compiled directly, with its values in the places of the
 * placeholders. A difference fails the query, and with it the test.
 */
export const compareWithDirect: Watcher = (query, db, values, { sql, parameters }) => {
  ranQueries.add(query);
  const direct = query.build(db, values as never).compile();
  if (direct.sql === sql && isDeepStrictEqual([...direct.parameters], [...parameters])) return;
  throw new Error(`Prepared: ${sql}\n${listed(parameters)}\nDirectly: ${direct.sql}\n${listed(direct.parameters)}`);
};

const listed = (parameters: readonly unknown[]) => parameters.map(String).join(', ');
