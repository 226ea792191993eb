import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { openDatabase } from '~db/database';
import type { Database, Db } from '~db/database';
import { frozenClock } from '../server/clock';
import type { AdjustableClock } from '../server/clock';
import { countingIds } from '../server/ids';
import type { Ids } from '../server/ids';
import { emptyTables, onServer } from './mariadb';
import { placeInMemory } from './place-in-memory';

/** A fresh, migrated database with two brands, a clock that stands still and predictable ids. */
export interface OpenDatabase {
  database: Database;
  /** DATABASE_URL of it, for a second process or connection. */
  url: string;
  /** Brand 1. */
  db: Db;
  /** Brand 2: what it holds must never be seen by brand 1. */
  other: Db;
  clock: AdjustableClock;
  ids: Ids;
  kind: 'sqlite' | 'mariadb';
}

/** 21 November 2026, 12:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);

/**
 * One body for both databases: `withDatabase('tokens', (open) => { it('…', async () => { const { db } = await open(); … }) })`.
 * Every open() is a database of its own; it is closed and removed after the test.
 */
export function withDatabase(name: string, body: Body): void {
  describe.each([
    ['SQLite', sqliteMaker],
    ['MariaDB', mariadbMaker],
  ] as const)(`${name} on %s`, (_label, makerOf) => {
    bodyWith(makerOf(), body);
  });
}

/** For what hundreds of pages and calls say, where every query behind them has its test on both databases. */
export function withSqlite(name: string, body: Body): void {
  describe.each([['SQLite', sqliteMaker]] as const)(`${name} on %s`, (_label, makerOf) => {
    bodyWith(makerOf(), body);
  });
}

type Body = (open: () => Promise<OpenDatabase>) => void;

function bodyWith(maker: Maker, body: Body): void {
  const opened: (() => Promise<void>)[] = [];
  body(async () => {
    const { url, kind, remove } = await maker.make();
    const database = await openDatabase({ url });
    opened.push(async () => {
      await database.close();
      await remove();
    });
    const clock = frozenClock(TEST_NOW);
    return { database, url, kind, clock, ids: countingIds(clock), db: database.tenant(1), other: database.tenant(2) };
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()));
  });
  afterAll(() => maker.end());
}

interface Made {
  url: string;
  kind: OpenDatabase['kind'];
  remove: () => Promise<void>;
}

interface Maker {
  /** An empty, migrated database. */
  make(): Promise<Made>;
  end(): Promise<void>;
}

/** Migrates one file, then copies it for every test. */
function sqliteMaker(): Maker {
  let template: Promise<string> | undefined;
  const prepare = async () => {
    const folder = await mkdtemp(join(await placeInMemory(), 'facet-test-'));
    const database = await openDatabase({ url: `sqlite:${join(folder, 'template.db')}` });
    await database.migrate();
    await database.close();
    return folder;
  };
  return {
    async make() {
      const folder = await (template ??= prepare());
      const path = join(folder, `${unique()}.db`);
      await copyFile(join(folder, 'template.db'), path);
      return { url: `sqlite:${path}`, kind: 'sqlite', remove: () => removeFiles(path) };
    },
    async end() {
      if (template) await rm(await template, { recursive: true, force: true });
    },
  };
}

async function removeFiles(path: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
}

/** A database is migrated once and emptied between tests: sixty DDL statements a test would take most of the time. */
function mariadbMaker(): Maker {
  const free: string[] = [];
  const all: string[] = [];
  const create = async () => {
    const server = inject('mariadbUrl');
    const name = `t_${unique()}`;
    await onServer(server, `create database ${name} character set utf8mb4 collate utf8mb4_bin`);
    all.push(name);
    const database = await openDatabase({ url: `${server}${name}` });
    await database.migrate();
    await database.close();
    return name;
  };
  return {
    async make() {
      const name = free.pop() ?? (await create());
      const remove = async () => {
        await emptyTables(`${inject('mariadbUrl')}${name}`);
        free.push(name);
      };
      return { url: `${inject('mariadbUrl')}${name}`, kind: 'mariadb', remove };
    },
    async end() {
      await Promise.all(all.map((name) => onServer(inject('mariadbUrl'), `drop database ${name}`)));
    },
  };
}

function unique(): string {
  return randomBytes(8).toString('hex');
}
