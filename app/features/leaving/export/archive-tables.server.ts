import { declarations } from '~db/personal-data/declarations';
import type { Declarations } from '~db/personal-data/declare';
import { listExportedRows, type OwnedRow } from '~db/personal-data/rows-of';
import { listOwnMessages, listSides, type OwnSide } from '~db/queries/message-export';
import type { MessageRow } from '~db/schema/message';
import type { Schema } from '~db/schema/schema';
import type { BrandContext } from '~/server/context/context.server';
import type { Archive } from './archive-port.server';

const AT_ONCE = 500;
const SIDES_AT_ONCE = 100;

type Reading = Pick<BrandContext, 'db'>;

export const exportedColumns = (declared: Declarations, table: keyof Schema): string[] =>
  Object.entries(declared[table].columns).flatMap(([name, { shown }]) => (shown === 'exported' ? [name] : []));

/** The tables of which a member gets something. */
export const exportedTables = (declared: Declarations): (keyof Schema)[] =>
  (Object.keys(declared) as (keyof Schema)[]).filter((table) => exportedColumns(declared, table).length > 0);

/** Writes one JSON file for each table: the member's rows, with the columns that are declared as exported. */
export async function writeTables(
  { db }: Reading,
  archive: Archive,
  memberId: string,
  declared: Declarations = declarations,
): Promise<void> {
  for (const table of exportedTables(declared)) {
    const path = `data/${declared[table].heading ?? 'other'}/${table}.json`;
    const rows =
      table === 'message' ? ownMessages({ db }, memberId) : await listExportedRows(db, declared, { table, memberId });
    await archive.add(path, jsonOf(rows, exportedColumns(declared, table)));
  }
}

async function* jsonOf(
  rows: AsyncIterable<object> | Iterable<object>,
  columns: readonly string[],
): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    const shown = Object.fromEntries(columns.map((name) => [name, readable(name, (row as OwnedRow)[name] ?? null)]));
    yield `${before}\n  ${JSON.stringify(shown)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Points in time as ISO 8601, because few people read milliseconds; everything else as it is stored. */
function readable(name: string, value: OwnedRow[string]): OwnedRow[string] {
  const isTime = typeof value === 'number' && value > 0 && /(?:^|_)(?:at|since|expires|date)$/.test(name);
  return isTime ? new Date(value).toISOString() : value;
}

/** The member's side of each conversation. */
export async function* ownSides({ db }: Reading, memberId: string): AsyncGenerator<OwnSide> {
  for (let after = ''; ;) {
    const sides = await listSides(db, memberId, after, SIDES_AT_ONCE);
    yield* sides;
    if (sides.length < SIDES_AT_ONCE) return;
    after = sides.at(-1)!.conversation_id;
  }
}

/** What the member wrote in a conversation, and what they received there and have not deleted. */
export async function* messagesOf({ db }: Reading, memberId: string, side: OwnSide): AsyncGenerator<MessageRow> {
  for (let after = 0; ;) {
    const messages = await listOwnMessages(db, memberId, side, after, AT_ONCE);
    yield* messages;
    if (messages.length < AT_ONCE) return;
    after = messages.at(-1)!.seq;
  }
}

async function* ownMessages(reading: Reading, memberId: string): AsyncGenerator<MessageRow> {
  for await (const side of ownSides(reading, memberId)) yield* messagesOf(reading, memberId, side);
}
