import { hostname } from 'node:os';
import { openSnapshot, replaceDatabase, unfinishedNotes } from '~db/backup/backup';
import { openDatabase, type Db } from '~db/database';
import { noteErasure } from '~db/queries/erasure';
import type { ErasureRow } from '~db/schema/erasure';
import type { TokenPurpose } from '~db/schema/token';
import { takeServerLock } from '~db/server-lock';
import { eraseMember, noteInChainIn } from '~/features/leaving/erase/erase-member.service.server';
import { erasePhotoAgain } from '~/features/photos/own/arrange-photos.service.server';
import { decodeFile } from '~/providers/storage/file-format';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Clock } from '~/server/context/clock';
import { randomIds, type Ids } from '~/server/context/ids';
import { checkArchive, readArchive } from './archive';
import { copyOf, FILES, readHead } from './backup-file';
import { CommandProblem } from '~/compose/commands/command-problem';

export interface RestoreReport {
  rows: number;
  files: number;
  /** The number of photos erased after the backup was made, and now erased again. */
  erased: number;
  /** Why some erasures may be unknown, in a sentence; undefined if all are known. */
  warning: string | undefined;
}

/**
 * Replaces the database and the files by a backup. Nothing is changed before the whole backup was read and verified,
 * and nothing at all while a server runs. All sessions end, because the backup would restore those that were ended
 * since.
 */
export async function restoreBackup(options: {
  url: string;
  storage: Pick<StoragePort, 'put'>;
  file: string;
  clock: Clock;
  /** Whether a database that holds members may be replaced. */
  replace: boolean;
  /** Erasures recorded elsewhere, for the case that the database that knew them is lost. */
  erasures?: readonly ErasureRow[];
}): Promise<RestoreReport> {
  const { url, storage, file, clock, replace } = options;
  const head = await readHead(file);
  await checkArchive(file);
  const server = { host: 'npm run facet -- restore', port: 0, pid: process.pid, machine: hostname() };
  const lock = await takeServerLock({ url, server, waitMs: 0 });
  try {
    const before = await inspect(url);
    if (before.members > 0 && !replace)
      throw new CommandProblem(
        `The database has ${before.members} members: add --replace to replace it with the backup.`,
      );
    const erasures = [...before.erasures, ...(options.erasures ?? [])];
    let files = 0;
    for await (const { name, bytes } of readArchive(file)) {
      if (!name.startsWith(FILES)) continue;
      const stored = decodeFile(bytes);
      if (!stored) throw new CommandProblem(`${name} in ${file} is not a Facet file.`);
      await storage.put(name.slice(FILES.length), stored.bytes, stored.contentType);
      files += 1;
    }
    let erased = 0;
    await replaceDatabase(url, copyOf(file, head), {
      notes: erasures.map((erasure) => JSON.stringify(erasure)),
      finish: async (file) => {
        erased = await finish(file, erasures, clock);
      },
    });
    return { rows: head.tables.reduce((sum, { rows }) => sum + rows, 0), files, erased, warning: before.warning };
  } finally {
    await lock.release();
  }
}

interface Before {
  members: number;
  erasures: ErasureRow[];
  warning: string | undefined;
}

/** What the database being replaced knows. If it is lost or cannot be read, the result is empty and holds a warning. */
async function inspect(url: string): Promise<Before> {
  const nothing = { members: 0, erasures: [] };
  try {
    const left = (await unfinishedNotes(url)).map((note) => JSON.parse(note) as ErasureRow);
    const erasures = [...left, ...(await readErasures(url))];
    const snapshot = await openSnapshot(url);
    const members = snapshot.tables.find(({ name }) => name === 'member')?.rows ?? 0;
    await snapshot.close();
    return { members, erasures, warning: undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ...nothing,
      warning: `What was erased since the backup could not be read from the previous database (${reason})`,
    };
  }
}

/** Every erasure that a database knows, of all brands. */
export async function readErasures(url: string): Promise<ErasureRow[]> {
  const snapshot = await openSnapshot(url);
  try {
    const table = snapshot.tables.find(({ name }) => name === 'erasure');
    const all: ErasureRow[] = [];
    if (!table) return all;
    for await (const rows of snapshot.read(table)) {
      for (const row of rows)
        all.push(Object.fromEntries(table.columns.map((column, i) => [column, row[i]])) as unknown as ErasureRow);
    }
    return all;
  } finally {
    await snapshot.close();
  }
}

/**
 * Links that log a member in are deleted, because those used since the backup would work again. Members can request new
 * ones.
 */
const LETTING_IN: TokenPurpose[] = ['login', 'reset_password'];

async function finish(url: string, erasures: readonly ErasureRow[], clock: Clock): Promise<number> {
  const database = await openDatabase({ url });
  const ids = randomIds(clock);
  let erased = 0;
  try {
    await database.migrate();
    const system = database.system('a restore ends every session of every brand');
    await system.deleteFrom('session').execute();
    await system.deleteFrom('token').where('purpose', 'in', LETTING_IN).execute();
    for (const { tenant_id, kind, subject_id, at } of erasures) {
      const db = database.tenant(tenant_id);
      if (kind === 'member') await eraseMemberAgain({ db, ids, clock }, subject_id);
      else if (await erasePhotoAgain({ db, ids, clock }, subject_id)) erased += 1;
      await noteErasure(db, { kind, subject_id, at });
    }
    return erased;
  } finally {
    await database.close();
  }
}

/** A backup from before the erasure holds the whole member; one from after it only the tombstone, and nothing changes. */
function eraseMemberAgain(where: { db: Db; ids: Ids; clock: Clock }, memberId: string): Promise<boolean> {
  return eraseMember({ ...where, memberIn: (tx) => noteInChainIn(tx, memberId, where.clock.now()) }, memberId);
}
