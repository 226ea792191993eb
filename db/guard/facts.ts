import type { JoinNode, OperationNode } from 'kysely';

/** What the top-level ANDs of a condition guarantee about tenant_id. */
export interface TenantFacts {
  /** Aliases with the condition `alias.tenant_id = <the tenant>`; '' stands for a bare `tenant_id`. */
  bound: Set<string>;
  /** For `a.tenant_id = b.tenant_id`: [a, b] means that a is bound if b is bound. */
  follows: [string, string][];
}

// Nodes are read structurally, because the unions of Kysely's node types would need a cast at every step.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

export function noFacts(): TenantFacts {
  return { bound: new Set(), follows: [] };
}

/** Adds what `condition` guarantees. An OR, a NOT, a function and a raw fragment guarantee nothing. */
export function collectFacts(condition: OperationNode | undefined, tenantId: number, facts: TenantFacts): void {
  const node: Node = condition;
  if (!node) return;
  switch (node.kind) {
    case 'AndNode':
      collectFacts(node.left, tenantId, facts);
      collectFacts(node.right, tenantId, facts);
      return;
    case 'ParensNode':
      collectFacts(node.node, tenantId, facts);
      return;
    case 'BinaryOperationNode': {
      if (node.operator?.operator !== '=') return;
      const left = tenantColumnOf(node.leftOperand);
      const right = tenantColumnOf(node.rightOperand);
      if (left !== undefined && right !== undefined) facts.follows.push([left, right], [right, left]);
      else if (left !== undefined && isTenantValue(node.rightOperand, tenantId)) facts.bound.add(left);
      else if (right !== undefined && isTenantValue(node.leftOperand, tenantId)) facts.bound.add(right);
    }
  }
}

/**
 * Adds what a join's ON guarantees. An inner join restricts every table of the query; a left join restricts only the
 * table that it adds, because the rows on its left stay in any case. Other joins guarantee nothing.
 */
export function collectJoinFacts(join: JoinNode, alias: string, tenantId: number, facts: TenantFacts): void {
  if (!join.on || (join.joinType !== 'InnerJoin' && join.joinType !== 'LeftJoin')) return;
  if (join.joinType === 'InnerJoin') {
    collectFacts(join.on.on, tenantId, facts);
    return;
  }
  const own = noFacts();
  collectFacts(join.on.on, tenantId, own);
  if (own.bound.has(alias)) facts.bound.add(alias);
  for (const pair of own.follows) if (pair[0] === alias) facts.follows.push(pair);
}

export function isTenantValue(node: Node, tenantId: number): boolean {
  return node?.kind === 'ValueNode' && node.value === tenantId;
}

/** The alias in a reference to a tenant_id column; '' if it names no table, undefined for anything else. */
function tenantColumnOf(node: Node): string | undefined {
  if (node?.kind !== 'ReferenceNode' || node.column.kind !== 'ColumnNode') return undefined;
  if (node.column.column.name !== 'tenant_id') return undefined;
  return node.table ? node.table.table.identifier.name : '';
}
