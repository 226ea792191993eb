import type { OperationNode } from 'kysely';
import { TenantGuardError } from './error';
import { brandlessTables, tenantTables } from '../schema/schema';

/** What a name in FROM refers to: a table whose rows belong to a brand, or anything else. */
export type SourceKind = 'tenant' | 'other';

/** The names that a query can see: its own and, in a subquery, those of the queries around it. */
export interface Scope {
  readonly sources: Map<string, SourceKind>;
  readonly ctes: Set<string>;
  readonly outer: Scope | undefined;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nodes are read structurally
type Node = any;

export function innerScope(outer: Scope | undefined): Scope {
  return { sources: new Map(), ctes: new Set(), outer };
}

/** Adds one item of FROM, JOIN, INTO or USING to the scope and returns its alias. */
export function addSource(item: OperationNode, scope: Scope): string {
  let node: Node = item;
  let alias: string | undefined;
  while (node.kind === 'AliasNode' || node.kind === 'ParensNode') {
    if (node.kind === 'AliasNode') alias ??= node.alias.name;
    node = node.node;
  }
  if (node.kind === 'RawNode') throw new TenantGuardError('a raw fragment stands where a table is expected');
  const kind = node.kind === 'TableNode' ? kindOfTable(node, scope) : 'other';
  alias ??= node.kind === 'TableNode' ? node.table.identifier.name : '';
  scope.sources.set(alias!, kind);
  return alias!;
}

function kindOfTable(node: Node, scope: Scope): SourceKind {
  const name: string = node.table.identifier.name;
  if (node.table.schema) throw new TenantGuardError(`${name} is named with a schema`);
  // A common table expression cannot hide a table: a reference to `member` always counts as the table.
  if (tenantTables.has(name)) return 'tenant';
  if (brandlessTables.has(name) || isCte(name, scope)) return 'other';
  throw new TenantGuardError(`${name} is not a known table: list it in db/schema/schema.ts`);
}

function isCte(name: string, scope: Scope | undefined): boolean {
  for (let at = scope; at; at = at.outer) if (at.ctes.has(name)) return true;
  return false;
}

/** Whether `alias`, seen from inside `scope`, is a tenant table of a surrounding query, which was checked before. */
export function isBoundOutside(alias: string, scope: Scope): boolean {
  for (let at = scope.outer; at; at = at.outer) {
    const kind = at.sources.get(alias);
    if (kind) return kind === 'tenant';
  }
  return false;
}
