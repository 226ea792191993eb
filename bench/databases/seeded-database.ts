import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '~db/database';
import type { Database } from '~db/database';
import { seededRng } from '~db/seed/rng';
import { seedBulk } from '~db/seed/seed-bulk';
import { placesOf } from '~/features/profiles/places/places.server';
import { brand } from '../brand';
import { startKeptMariadb } from './kept-mariadb';
import { compareSeals, currentSeal, readSeal, writeSeal } from './kept-seal';
import type { DatabaseKind } from '../options';

/** A copy of a seeded database, for one run: what the run writes is gone afterwards. */
export interface SeededDatabase {
  kind: DatabaseKind;
  url: string;
  /** Of the database's own process; SQLite has none. */
  pid: number | undefined;
  close(): Promise<void>;
}

type Say = (text: string) => void;

const cache = join(tmpdir(), 'facet-bench');

/** Opens a copy of the brand with `members` members, which are made once and kept for the next run. */
export async function openSeeded(kind: DatabaseKind, members: number, say: Say): Promise<SeededDatabase> {
  const kept = await keep(kind, members, say);
  const folder = await mkdtemp(join(tmpdir(), 'facet-bench-run-'));
  await cp(kept, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const running = await open(kind, folder);
  return {
    kind,
    url: running.url,
    pid: running.pid,
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the kept database, made or migrated where needed. */
async function keep(kind: DatabaseKind, members: number, say: Say): Promise<string> {
  const folder = join(cache, `${kind}-${members}`);
  const sealFile = `${folder}.json`;
  const current = await currentSeal();
  const state = compareSeals(await readSeal(sealFile), current);
  if (state === 'fits') return folder;
  const started = performance.now();
  await rm(sealFile, { force: true });
  if (state === 'stale') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const running = await open(kind, folder);
  try {
    const database = await openDatabase({ url: running.url });
    await database.migrate();
    if (state === 'stale') {
      const [now, rng] = [Date.now(), seededRng('bench')];
      await seedBulk(database, brand.id, members, rng, { countries: brand.countries, now, placesOf });
      if (kind === 'mariadb') await takeStatistics(database);
    }
    await database.close();
  } finally {
    await running.stop();
  }
  await writeSeal(sealFile, current);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${members.toLocaleString('en')} members in ${kind}: ${state === 'stale' ? 'made' : 'migrated'} in ${seconds} s`);
  return folder;
}

/** MariaDB does it by itself within seconds, but not before the copy is made. */
async function takeStatistics(database: Database): Promise<void> {
  await sql`analyze table member, photo`.execute(database.system('statistics of what was made for measuring'));
}

interface Running {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

async function open(kind: DatabaseKind, folder: string): Promise<Running> {
  if (kind === 'mariadb') return startKeptMariadb(folder);
  return { url: `sqlite:${join(folder, 'facet.db')}`, pid: undefined, stop: async () => {} };
}
