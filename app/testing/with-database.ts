import { randomBytes } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, inject } from 'vitest';
import { openDatabase } from '~db/database';
import type { Database, Db } from '~db/database';
import { frozenClock } from '../server/context/clock';
import type { AdjustableClock } from '../server/context/clock';
import { countingIds } from '../server/context/ids';
import type { Ids } from '../server/context/ids';
import { emptyTables, onServer } from './mariadb/mariadb';

/** A new, migrated database with two brands, a frozen clock and predictable ids. */
export interface OpenDatabase {
  database: Database;
  /** Its DATABASE_URL, for a second process or connection. */
  url: string;
  /** The handle of brand 1. */
  db: Db;
  /** The handle of brand 2, whose data brand 1 must never see. */
  other: Db;
  clock: AdjustableClock;
  ids: Ids;
  kind: 'sqlite' | 'mariadb';
}

/** 21 November 2026, 12:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);

/**
 * Runs the same tests on both databases: `withDatabase('tokens', (open) => { it('…', async () => { const { db } = await
 * open(); … }) })`. Every open() makes a separate database, which is closed and removed after the test.
 */
export function withDatabase(name: string, body: Body): void {
  describe.each([
    ['SQLite', makeSqlite],
    ['MariaDB', makeMariadb],
  ] as const)(`${name} on %s`, (_label, make) => {
    bodyWith(make, body);
  });
}

/** For tests of hundreds of pages and calls, whose queries all have their own tests on both databases. */
export function withSqlite(name: string, body: Body): void {
  describe(`${name} on SQLite`, () => {
    bodyWith(makeSqlite, body);
  });
}

type Body = (open: () => Promise<OpenDatabase>) => void;

function bodyWith(make: Make, body: Body): void {
  const opened: (() => Promise<void>)[] = [];
  body(async () => {
    const { url, kind, remove } = await make();
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
}

interface Made {
  url: string;
  kind: OpenDatabase['kind'];
  remove: () => Promise<void>;
}

/** Makes an empty, migrated database. The migrated one is cached for all files of a worker, which share this module. */
type Make = () => Promise<Made>;

let template: Promise<string> | undefined;

/** Migrates one file once and copies it for every test. */
async function makeSqlite(): Promise<Made> {
  const folder = inject('sqliteFolder');
  const path = join(folder, `${unique()}.db`);
  await copyFile(await (template ??= migratedFile(folder)), path);
  return { url: `sqlite:${path}`, kind: 'sqlite', remove: () => removeFiles(path) };
}

async function migratedFile(folder: string): Promise<string> {
  const path = join(folder, `template-${unique()}.db`);
  const database = await openDatabase({ url: `sqlite:${path}` });
  await database.migrate();
  await database.close();
  return path;
}

async function removeFiles(path: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
}

const free: string[] = [];

/**
 * A database is migrated once and emptied between tests: sixty DDL statements for each test would take most of the
 * time.
 */
async function makeMariadb(): Promise<Made> {
  const url = free.pop() ?? (await migratedUrl(inject('mariadbUrl')));
  const remove = async () => {
    await emptyTables(url);
    free.push(url);
  };
  return { url, kind: 'mariadb', remove };
}

async function migratedUrl(server: string): Promise<string> {
  const name = `t_${unique()}`;
  await onServer(server, `create database ${name} character set utf8mb4 collate utf8mb4_bin`);
  const database = await openDatabase({ url: `${server}${name}` });
  await database.migrate();
  await database.close();
  return `${server}${name}`;
}

function unique(): string {
  return randomBytes(8).toString('hex');
}
