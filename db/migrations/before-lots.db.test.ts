import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { createConnection } from 'mysql2/promise';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { onServer } from '~/testing/mariadb/mariadb';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { openDatabase, type Database } from '../database';
import { findLedgerProblems } from '../queries/credit-check';

/**
 * Dumps of both databases as the last version without lots left them (commit 8d656869), and what its own services said
 * of every member then: the demo of a brand, and a brand whose members signed up, paid, wrote at the same time,
 * waited for answers, got some and got credits back.
 */
const file = (name: string) => readFileSync(new URL(`before-lots/${name}`, import.meta.url));
const dump = (name: string) => gunzipSync(file(`${name}.sql.gz`)).toString();

interface Balance {
  tenant: number;
  member: string;
  credits: number;
  held: number;
  premium: boolean;
}
const before = JSON.parse(file('balances.json').toString()) as Balance[];
const brands = [...new Set(before.map(({ tenant }) => tenant))];

async function makeSqlite(damage: string) {
  const path = join(inject('sqliteFolder'), `${randomBytes(8).toString('hex')}.db`);
  const raw = new DatabaseSync(path);
  raw.exec(`${dump('sqlite')}\n${damage}`);
  raw.close();
  return { url: `sqlite:${path}`, remove: async () => {} };
}

async function makeMariadb(damage: string) {
  const server = inject('mariadbUrl');
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} character set utf8mb4 collate utf8mb4_bin`);
  const connection = await createConnection({ uri: `${server}${name}`, multipleStatements: true });
  // As a dump is loaded; a strict server would refuse the values of generated columns.
  const loading = "set foreign_key_checks = 0, sql_mode = 'NO_AUTO_VALUE_ON_ZERO';";
  await connection.query(`${loading}\n${dump('mariadb')}\n${damage}`);
  await connection.end();
  return { url: `${server}${name}`, remove: () => onServer(server, `drop database ${name}`) };
}

async function balanceNow(database: Database, { tenant, member }: Balance): Promise<Balance> {
  const db = database.tenant(tenant);
  const { paid_user } = await db
    .selectFrom('member')
    .select('paid_user')
    .where('tenant_id', '=', tenant)
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const [credits, held] = [await findBalance(db, member), await findHeld(db, member)];
  return { tenant, member, credits, held, premium: paid_user === 1 };
}

describe.each([
  ['SQLite', makeSqlite],
  ['MariaDB', makeMariadb],
] as const)('a database from before lots on %s', (_label, make) => {
  const closes: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closes.splice(0).reverse()) await close();
  });

  async function openOld(damage = ''): Promise<Database> {
    const { url, remove } = await make(damage);
    closes.push(remove);
    const database = await openDatabase({ url });
    closes.push(() => database.close());
    await database.migrate();
    return database;
  }

  it('opens with every member’s balance, reserved credits and premium as they were, and a sound ledger', async () => {
    const database = await openOld();
    expect(await Promise.all(before.map((one) => balanceNow(database, one)))).toEqual(before);
    for (const brand of brands) expect(await findLedgerProblems(database.tenant(brand))).toEqual({});
  });

  it('control: a balance that was wrong before is found, not mended in silence', async () => {
    const [{ tenant, member }] = before.filter(({ credits }) => credits > 0) as [Balance];
    const database = await openOld(
      `update credit_account set balance = balance + 1 where tenant_id = ${tenant} and id = 'm:${member}';`,
    );
    const problems = await findLedgerProblems(database.tenant(tenant));
    expect(Object.keys(problems)).toEqual(['balances', 'lots against balances']);
  });
});

it('has seen every kind of movement before', () => {
  const text = dump('sqlite');
  for (const kind of ['signup', 'purchase', 'message', 'gift', 'hold', 'book', 'release'])
    expect(text, kind).toMatch(new RegExp(`insert into "credit_transaction"[^;]*'${kind}'`));
  expect(before.filter(({ held }) => held > 0).length).toBeGreaterThan(1);
  expect(before.filter(({ premium }) => premium).length).toBeGreaterThan(1);
});
