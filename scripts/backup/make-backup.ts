import { existsSync, renameSync, rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadCopy, openSnapshot, type Snapshot } from '~db/backup/backup';
import { encodeFile } from '~/providers/storage/file-format';
import type { StoragePort } from '~/providers/storage/storage-port';
import { ArchiveWriter, checkArchive } from './archive';
import { copyOf, FILES, headEntry, pieceEntry, readHead } from './backup-file';
import { fileKeysOf } from './file-keys';
import { CommandProblem } from '~/compose/commands/command-problem';

export interface BackupReport {
  tables: number;
  rows: number;
  files: number;
  /** Files that a row named at that moment and that have been erased since. */
  gone: number;
  /** Why an operator should look at this backup; undefined if it is fine. */
  warning: string | undefined;
}

/**
 * Writes everything in a database as it is now, and the files that its rows name, into one archive. A running server is
 * no obstacle. The archive gets its name only after it was read again and loaded into a trial database, whose row
 * counts must be those of the moment.
 */
export async function makeBackup(options: {
  url: string;
  storage: Pick<StoragePort, 'get'>;
  file: string;
  now: number;
}): Promise<BackupReport> {
  const { url, storage, file, now } = options;
  if (existsSync(file)) throw new CommandProblem(`${file} already exists: choose another name for the backup.`);
  const snapshot = await openSnapshot(url);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const report = await write(snapshot, storage, part, now);
    await check(part);
    renameSync(part, file);
    return report;
  } finally {
    await snapshot.close();
    rmSync(part, { force: true });
  }
}

async function write(
  snapshot: Snapshot,
  storage: Pick<StoragePort, 'get'>,
  part: string,
  now: number,
): Promise<BackupReport> {
  const { tables, migrations } = snapshot;
  if (migrations.length === 0) throw new CommandProblem('This database is empty: there is nothing to back up.');
  const archive = new ArchiveWriter(part);
  const head = headEntry({ made_at: now, migrations, tables });
  await archive.add(head.name, head.bytes);
  const keys = new Set<string>();
  let rows = 0;
  for (const table of tables) {
    // SQLite responds synchronously, so other work gets a turn here.
    await nextTurn();
    let number = 0;
    for await (const piece of snapshot.read(table)) {
      const entry = pieceEntry(table.name, (number += 1), piece);
      await archive.add(entry.name, entry.bytes);
      rows += piece.length;
      for (const row of piece) for (const key of fileKeysOf(table, row)) keys.add(key);
    }
  }
  let files = 0;
  for (const key of keys) {
    const stored = await storage.get(key);
    if (!stored) continue;
    const { bytes, ...about } = stored;
    await archive.add(FILES + key, encodeFile(about, bytes));
    files += 1;
  }
  await archive.finish();
  const warning =
    files === 0 && keys.size > 0
      ? `None of the ${keys.size} files that the database names was found, so the backup contains none. Are DATA_DIR and S3_… those of the server?`
      : undefined;
  return { tables: tables.length, rows, files, gone: keys.size - files, warning };
}

/** Verifies the archive and restores it into a trial database. */
async function check(part: string): Promise<void> {
  await checkArchive(part);
  const trial = `${part}.trial.db`;
  const remove = () => ['', '-wal', '-shm'].forEach((end) => rmSync(trial + end, { force: true }));
  remove();
  await loadCopy(`sqlite:${trial}`, copyOf(part, await readHead(part))).finally(remove);
}
