import { TenantGuardError } from './error';
import { collectFacts, collectJoinFacts, isTenantValue, noFacts } from './facts';
import type { TenantFacts } from './facts';
import { addSource, innerScope, isBoundOutside } from './scope';
import type { Scope } from './scope';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nodes are read structurally
type Node = any;

/** Words in a raw fragment that could introduce a table without the guard noticing. */
const TABLE_WORDS = /\b(select|from|join|into|union|table|with|update|insert|delete|replace)\b/i;

const STATEMENTS = new Set(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);
const LEAVES = new Set([
  'ValueNode',
  'PrimitiveValueListNode',
  'IdentifierNode',
  'ColumnNode',
  'ReferenceNode',
  'OperatorNode',
  'SelectAllNode',
  'TableNode',
  'SchemableIdentifierNode',
  'DataTypeNode',
]);

/** Checks a whole statement. Throws `TenantGuardError`. */
export function checkStatement(node: Node, tenantId: number): void {
  if (!isStatement(node)) throw new TenantGuardError(`${node.kind} as a statement (raw SQL or DDL)`);
  check(node, tenantId, undefined);
}

const isStatement = (node: Node): boolean => STATEMENTS.has(node.kind);

function check(node: Node, tenantId: number, outer: Scope | undefined): void {
  const scope = innerScope(outer);
  // Each common table expression can refer to the ones before it.
  for (const cte of node.with?.expressions ?? []) {
    if (node.with.recursive) scope.ctes.add(cte.name.table.table.identifier.name);
    walk(cte.expression, tenantId, scope);
    scope.ctes.add(cte.name.table.table.identifier.name);
  }
  const facts = noFacts();
  const derived = enterSources(node, tenantId, scope, facts);
  collectFacts(node.where?.where, tenantId, facts);
  verify(scope, facts);
  if (node.kind === 'InsertQueryNode') checkInsert(node, tenantId, scope);
  checkTenantUnchanged(node.updates);
  // A subquery in FROM cannot refer to its siblings, so their conditions do not restrict it.
  const around: Scope = { sources: new Map(), ctes: scope.ctes, outer };
  for (const source of derived) walk(source, tenantId, around);
  for (const key in node) {
    if (key === 'from' || key === 'with' || key === 'into' || key === 'table' || key === 'using') continue;
    if (key === 'joins') for (const join of node.joins) walk(join.on, tenantId, scope);
    else walk(node[key], tenantId, scope);
  }
}

/** Adds all tables of the statement to the scope. Returns those that may contain subqueries. */
function enterSources(node: Node, tenantId: number, scope: Scope, facts: TenantFacts): Node[] {
  const items: Node[] = [];
  if (node.from) items.push(...node.from.froms);
  if (node.using) items.push(...node.using.tables);
  if (node.table) items.push(...(node.table.kind === 'ListNode' ? node.table.items : [node.table]));
  for (const item of items) addSource(item, scope);
  for (const join of node.joins ?? []) {
    items.push(join.table);
    collectJoinFacts(join, addSource(join.table, scope), tenantId, facts);
  }
  return items;
}

function verify(scope: Scope, facts: TenantFacts): void {
  const { sources } = scope;
  const only = sources.size === 1 ? sources.keys().next().value! : undefined;
  const named = (alias: string) => (alias === '' ? only : alias);
  const bound = new Set<string | undefined>();
  for (const alias of facts.bound) bound.add(named(alias));
  for (let before = -1; before !== bound.size;) {
    before = bound.size;
    for (const [target, source] of facts.follows) {
      const origin = named(source);
      if (origin === undefined) continue;
      const known = sources.has(origin)
        ? sources.get(origin) === 'tenant' && bound.has(origin)
        : isBoundOutside(origin, scope);
      if (known) bound.add(named(target));
    }
  }
  for (const [alias, kind] of sources) {
    if (kind === 'tenant' && !bound.has(alias)) {
      throw new TenantGuardError(`"${alias}" lacks a top-level condition tenant_id = <this brand>`);
    }
  }
}

function checkInsert(node: Node, tenantId: number, scope: Scope): void {
  // The target is no source: an upsert's row keeps its tenant, because every unique index starts with tenant_id.
  const into = innerScope(scope);
  if (into.sources.get(addSource(node.into, into)) !== 'tenant') return;
  const columns: Node[] = node.columns ?? [];
  const at = columns.findIndex((column) => column.column.name === 'tenant_id');
  const table = node.into.table.identifier.name;
  if (at < 0) throw new TenantGuardError(`insert into ${table} without tenant_id`);
  const values = node.values;
  const rows: Node[] = values?.kind === 'ValuesNode' ? values.values : [values];
  for (const row of rows) {
    if (!isTenantAt(row, at, tenantId)) throw new TenantGuardError(`insert into ${table} with another tenant_id`);
  }
  checkTenantUnchanged(node.onConflict?.updates);
  checkTenantUnchanged(node.onDuplicateKey?.updates);
}

function isTenantAt(row: Node, at: number, tenantId: number): boolean {
  switch (row?.kind) {
    case 'PrimitiveValueListNode':
      return row.values[at] === tenantId;
    case 'ValueListNode':
      return isTenantValue(row.values[at], tenantId);
    case 'SelectQueryNode': {
      if (row.setOperations) return false;
      const selection = row.selections?.[at]?.selection;
      return isTenantValue(selection?.kind === 'AliasNode' ? selection.node : selection, tenantId);
    }
    default:
      return false;
  }
}

function checkTenantUnchanged(updates: Node[] | undefined): void {
  for (const update of updates ?? []) {
    const column = update.column.kind === 'ReferenceNode' ? update.column.column : update.column;
    if (column.kind !== 'ColumnNode' || column.column.name === 'tenant_id') {
      throw new TenantGuardError('a row may not move to another brand');
    }
  }
}

/** Searches a node and everything below it for statements and raw fragments. */
function walk(node: Node, tenantId: number, scope: Scope): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) walk(item, tenantId, scope);
    return;
  }
  if (LEAVES.has(node.kind)) return;
  if (isStatement(node)) return check(node, tenantId, scope);
  if (node.kind === 'MergeQueryNode') throw new TenantGuardError('merge is not supported');
  if (node.kind === 'RawNode') checkRaw(node);
  for (const key in node) if (key !== 'kind') walk(node[key], tenantId, scope);
}

function checkRaw(node: Node): void {
  if (node.sqlFragments.some((text: string) => TABLE_WORDS.test(text))) {
    throw new TenantGuardError('a raw fragment that may name a table: use unguarded() in a listed file');
  }
  if (node.parameters.some((parameter: Node) => parameter.kind === 'TableNode')) {
    throw new TenantGuardError('a raw fragment names a table: use unguarded() in a listed file');
  }
}
