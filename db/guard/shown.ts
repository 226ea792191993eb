import type { QueryId } from 'kysely';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nodes are read structurally
type Node = any;

/**
 * What open pages fetch again and again is read from these tables. For each: whether inserting or deleting a row changes
 * what they show, and the columns whose change does not. A column that is not named counts as shown.
 */
const SHOWN: Record<string, { inserts: boolean; silent: readonly string[] }> = {
  block: { inserts: true, silent: [] },
  // Nothing of a conversation is shown before its first message.
  conversation: { inserts: false, silent: [] },
  // A new member is in nobody's lists yet. `last_active_at`: see server/api/live-tag.ts.
  member: { inserts: false, silent: ['last_active_at', 'signup_step'] },
  member_like: { inserts: true, silent: [] },
  message: { inserts: true, silent: ['about', 'reaction'] },
  participant: { inserts: false, silent: ['erased_seq', 'reaction_changes', 'started', 'wrote_erased'] },
  // A new photo is shown in lists when it becomes its member's main photo.
  photo: { inserts: false, silent: [] },
};

/** Whether a statement can change what open pages show, so that its transaction has to raise versions. */
export function writesShown(node: Node): boolean {
  switch (node.kind) {
    case 'InsertQueryNode':
      return SHOWN[tableOf(node.into)]?.inserts ?? false;
    case 'DeleteQueryNode':
      return node.from.froms.some((from: Node) => tableOf(from) in SHOWN);
    case 'UpdateQueryNode': {
      const shown = SHOWN[tableOf(node.table)];
      return shown !== undefined && !node.updates?.every((update: Node) => shown.silent.includes(columnOf(update)));
    }
    default:
      return false;
  }
}

const tableOf = (node: Node): string => (node?.kind === 'AliasNode' ? node.node : node)?.table?.identifier.name ?? '';

const columnOf = ({ column }: Node): string =>
  (column.kind === 'ReferenceNode' ? column.column : column).column?.name ?? '';

/** The statements of brands that do, by the id that their results have, too. */
const writing = new WeakSet<QueryId>();

export function noteIfShown(node: Node, queryId: QueryId): void {
  if (writesShown(node)) writing.add(queryId);
}

export const hasWrittenShown = (queryId: QueryId, rows: bigint | undefined): boolean =>
  writing.has(queryId) && (rows ?? 0n) > 0n;
