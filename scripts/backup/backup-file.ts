import { gunzipSync, gzipSync } from 'node:zlib';
import type { Copy, Row, TableFacts } from '~db/backup/backup';
import { readArchive, type Entry } from './archive';
import { CommandProblem } from '~/compose/commands/command-problem';

const FORMAT = 1;
const HEAD = 'facet-backup.json';
export const FILES = 'files/';

/** The description of a backup, which is its first entry. */
export interface BackupHead {
  format: number;
  /** The moment of the backup: everything acknowledged before it is included. */
  made_at: number;
  migrations: string[];
  tables: TableFacts[];
}

export const headEntry = (head: Omit<BackupHead, 'format'>) => ({
  name: HEAD,
  bytes: Buffer.from(JSON.stringify({ format: FORMAT, ...head }, null, 2)),
});

export const pieceEntry = (table: string, number: number, rows: readonly Row[]) => ({
  name: `tables/${table}/${String(number).padStart(6, '0')}.jsonl.gz`,
  bytes: gzipSync(rows.map((row) => JSON.stringify(row)).join('\n'), { level: 4 }),
});

export async function readHead(file: string): Promise<BackupHead> {
  const first = await firstEntry(file);
  if (first?.name !== HEAD) throw new CommandProblem(`${file} is not a Facet backup.`);
  const head = JSON.parse(first.bytes.toString()) as BackupHead;
  if (head.format !== FORMAT)
    throw new CommandProblem(`${file} was made by another version of Facet: restore it with that version.`);
  return head;
}

async function firstEntry(file: string): Promise<Entry | undefined> {
  for await (const entry of readArchive(file)) return entry;
  return undefined;
}

export function copyOf(file: string, head: BackupHead): Copy {
  return {
    migrations: head.migrations,
    tables: head.tables,
    async *pieces() {
      for await (const { name, bytes } of readArchive(file)) {
        const [, table] = /^tables\/(\w+)\/\d+\.jsonl\.gz$/.exec(name) ?? [];
        if (!table) continue;
        const lines = gunzipSync(bytes).toString().split('\n');
        yield { table, rows: lines.map((line) => JSON.parse(line) as Row) };
      }
    },
  };
}
