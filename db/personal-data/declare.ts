import type { Schema } from '../schema/schema';

/**
 * What becomes of a column when its owner asks for their data. `exported`: it is in the archive. `secret`: it would help
 * someone to take over the account, or to get round a limit. `others`: it says something about someone else. `none`: it
 * says nothing about anybody.
 */
export type Shown = 'exported' | 'secret' | 'others' | 'none';

/** The parts of the archive. */
export type Heading =
  | 'account'
  | 'photos'
  | 'messages'
  | 'likes'
  | 'visits'
  | 'searches'
  | 'safety'
  | 'orders'
  | 'credits'
  | 'consents'
  | 'sessions'
  | 'sent';

/** Why something stays after a member was erased; see `reasons.ts`. */
export type Reason =
  | 'tombstone'
  | 'books'
  | 'report'
  | 'consent'
  | 'audit'
  | 'backup'
  | 'others'
  | 'certificate'
  | 'operation'
  | 'published';

/** How a column of a row that is not deleted ends. */
export type ColumnEnding = { becomes: string | number | null } | { stays: Reason };

export interface ColumnRule {
  shown: Shown;
  /** Only in tables whose rows stay; elsewhere the column ends with its row. */
  ends?: ColumnEnding;
}

/** How the rows of a member are found: the column with the member's id, or the key of a row of another table. */
export type Owner<T extends keyof Schema = keyof Schema> =
  (keyof Schema[T] & string) | { column: keyof Schema[T] & string; table: keyof Schema; key: string };

export interface TableRule<T extends keyof Schema = keyof Schema> {
  /** Where its exported columns are in the archive. */
  heading?: Heading;
  /** A row belongs to a member if one of these names them. Empty if no row belongs to a member. */
  owners: readonly Owner<T>[];
  /** The owners whose rows are in the archive, if not all are. */
  exportedBy?: readonly Owner<T>[];
  /** Whether the rows are deleted with the member. If they stay, each column says how it ends. */
  rows: 'deleted' | 'stay';
  /** Erased by code of its own, because more than rows depends on it. */
  special?: 'messages' | 'photos' | 'reports' | 'outbox' | 'links';
  columns: Record<keyof Schema[T], ColumnRule>;
}

export type Declarations = { [T in keyof Schema]: TableRule<T> };

/** Columns of rows that are deleted. */
export const exported: ColumnRule = { shown: 'exported' };
export const secret: ColumnRule = { shown: 'secret' };
export const others: ColumnRule = { shown: 'others' };
export const none: ColumnRule = { shown: 'none' };

/** Columns of rows that stay. */
export const becomes = (value: string | number | null, { shown }: ColumnRule = exported): ColumnRule => ({
  shown,
  ends: { becomes: value },
});
export const stays = (reason: Reason, { shown }: ColumnRule = exported): ColumnRule => ({
  shown,
  ends: { stays: reason },
});

/** The rule of a column that was declared; throws for one that was not, because then nobody decided about it. */
export function ruleOf(declared: Declarations, table: string, column: string): ColumnRule {
  const columns = declared[table as keyof Schema]?.columns as Record<string, ColumnRule> | undefined;
  const rule = columns?.[column];
  if (!rule) throw new Error(`${table}.${column} is not declared in db/personal-data`);
  return rule;
}
