import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '~db/database';
import type { Database } from '~db/database';
import { seededRng } from '~db/seed/rng';
import { seedBulk } from '~db/seed/seed-bulk';
import { placesOf } from '~/features/profiles/places/places.server';
import { fingerprintOf } from '../../scripts/bundle/fingerprint.mjs';
import { brand, root } from '../brand';
import { startReusedMariadb } from './reused-mariadb';
import type { DatabaseKind } from '../options';

/** A copy of a seeded database for one run; what the run writes is deleted afterwards. */
export interface SeededDatabase {
  kind: DatabaseKind;
  url: string;
  /** The process of the database; undefined for SQLite, which has none. */
  pid: number | undefined;
  close(): Promise<void>;
}

type Say = (text: string) => void;

const cache = join(tmpdir(), 'facet-bench');

/** Opens a copy of the brand with `members` members. They are made once and cached for the next run. */
export async function openSeeded(kind: DatabaseKind, members: number, say: Say): Promise<SeededDatabase> {
  const saved = await cachedFolder(kind, members, say);
  const folder = await mkdtemp(join(tmpdir(), 'facet-bench-run-'));
  await cp(saved, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
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

/** The files from which the rows are made. */
const MADE_BY = ['db/migrations', 'db/seed/seed-bulk.ts', 'db/seed/bulk-rows.ts'];

/** The folder of the cached database; makes it if there is none, or if one of those files has changed. */
async function cachedFolder(kind: DatabaseKind, members: number, say: Say): Promise<string> {
  const name = `${kind}-${members}-`;
  const folder = join(cache, `${name}${fingerprintOf(root, MADE_BY, /\.test\./).slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const started = performance.now();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache))
    if (old.startsWith(name)) await rm(join(cache, old), { recursive: true, force: true });
  const unfinished = `${folder}.part`;
  const running = await open(kind, unfinished);
  try {
    const database = await openDatabase({ url: running.url });
    await database.migrate();
    const [now, rng] = [Date.now(), seededRng('bench')];
    await seedBulk(database, brand.id, members, rng, { countries: brand.countries, now, placesOf });
    if (kind === 'mariadb') await takeStatistics(database);
    await database.close();
  } finally {
    await running.stop();
  }
  await rename(unfinished, folder);
  say(
    `${members.toLocaleString('en')} members in ${kind}: made in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return folder;
}

/** MariaDB updates its statistics by itself within seconds, but not before the copy is made. */
async function takeStatistics(database: Database): Promise<void> {
  await sql`analyze table member, photo`.execute(database.system('statistics of what was made for measuring'));
}

interface Running {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

async function open(kind: DatabaseKind, folder: string): Promise<Running> {
  await mkdir(folder, { recursive: true });
  if (kind === 'mariadb') return startReusedMariadb(folder);
  return { url: `sqlite:${join(folder, 'facet.db')}`, pid: undefined, stop: async () => {} };
}
