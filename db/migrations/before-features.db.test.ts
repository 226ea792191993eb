import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { createConnection } from 'mysql2/promise';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { onServer } from '~/testing/mariadb/mariadb';
import { databaseProblem } from '~/compose/start-checks.server';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { openSnapshot } from '../backup/backup';
import { openDatabase, type Database } from '../database';
import { findConversation } from '../queries/conversation';
import { findLedgerProblems } from '../queries/credit-check';
import { findMember } from '../queries/member';
import { LAST_EARLIER, LAST_OF_FEATURES } from './earlier-names';
import { schemaOf } from './schema-of.testing';

/**
 * Dumps of both databases as the last version left them in which every change had a migration of its own (commit
 * 4a05cfd4), and what its own services said of every member then: the demo of a brand, and a brand whose members signed up,
 * paid, wrote at the same time, waited for answers, got some and got credits back.
 */
const file = (name: string) => readFileSync(new URL(`before-features/${name}`, import.meta.url));
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

async function makeSqlite(text: string) {
  const path = join(inject('sqliteFolder'), `${randomBytes(8).toString('hex')}.db`);
  const raw = new DatabaseSync(path);
  raw.exec(text);
  raw.close();
  return { url: `sqlite:${path}`, remove: async () => {} };
}

async function makeMariadb(text: string) {
  const server = inject('mariadbUrl');
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} character set utf8mb4 collate utf8mb4_bin`);
  if (text) {
    const connection = await createConnection({ uri: `${server}${name}`, multipleStatements: true });
    await connection.query(text);
    await connection.end();
  }
  return { url: `${server}${name}`, remove: () => onServer(server, `drop database ${name}`) };
}

async function balanceNow(database: Database, { tenant, member }: Balance): Promise<Balance> {
  const db = database.tenant(tenant);
  const { paid_user } = (await findMember(db, member))!;
  const [credits, held] = [await findBalance(db, member), await findHeld(db, member)];
  return { tenant, member, credits, held, premium: paid_user === 1 };
}

/** Every row of every table, and the number of all. */
async function rowsOf(url: string) {
  const snapshot = await openSnapshot(url);
  const rows: Record<string, unknown[]> = {};
  for (const table of snapshot.tables)
    for await (const piece of snapshot.read(table)) (rows[table.name] ??= []).push(...piece);
  await snapshot.close();
  return { rows, count: Object.values(rows).flat().length };
}

/** The dump has no traffic. */
const TRAFFIC = `
insert into click (tenant_id, id, at, path, network, sub1, country, visit_id) values (1, 'c1', 5, '/', 'adnet', 'a', 'NL', 'v1');
insert into click (tenant_id, id, at, path, ref) values (2, 'c2', 6, '/landers/gallery', 'partner');
insert into page_bounce (tenant_id, id, at, path, lander) values (1, 'b1', 7, '/landers/gallery/summer', 'gallery.summer');`;

/** What the migrations behind those of the features do, today 20261130T0130_traffic_visits; a row is its columns in order. */
function withLaterMigrations({ click = [], page_bounce = [], ...others }: Record<string, unknown[]>) {
  expect([click.length, page_bounce.length]).toEqual([2, 1]);
  const visit = (kind: string, row: unknown, ...more: null[]) => {
    const [tenant, id, ...rest] = row as unknown[];
    return [tenant, id, kind, ...rest, ...more];
  };
  const visits = [...click.map((row) => visit('click', row)), visit('bounce', page_bounce[0], null)];
  return { ...others, traffic_visit: expect.arrayContaining(visits) as unknown };
}

const used = { dataDir: join(inject('sqliteFolder'), 'no-folder'), mode: 'production', tenantsDir: '' } as const;

describe.each([
  ['SQLite', 'sqlite', makeSqlite],
  ['MariaDB', 'mariadb', makeMariadb],
] as const)('a database from before the migrations of features on %s', (_label, kind, make) => {
  const closes: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closes.splice(0).reverse()) await close();
  });

  async function makeFrom(text: string): Promise<string> {
    const { url, remove } = await make(text);
    closes.push(remove);
    return url;
  }

  async function open(url: string): Promise<Database> {
    const database = await openDatabase({ url });
    closes.push(() => database.close());
    return database;
  }

  it('is brought to the schema of a new one by what came later alone, and keeps every row it had', async () => {
    const url = await makeFrom(`${dump(kind)}\n${TRAFFIC}`);
    const was = await rowsOf(url);
    expect(was.count).toBeGreaterThan(800);
    const database = await open(url);
    const { applied, known } = await database.version();
    expect(applied).toEqual(known.filter((name) => name <= LAST_OF_FEATURES));
    expect(await databaseProblem(used, database)).toBeUndefined();
    await database.migrate();
    expect(await database.version()).toEqual({ applied: known, known, older: undefined, unfinishedRestore: false });
    const is = await rowsOf(url);
    expect(is.rows).toEqual(withLaterMigrations(was.rows));
    expect(is.count).toBe(was.count);
    const fresh = await makeFrom('');
    await (await open(fresh)).migrate();
    const schema = await schemaOf(url);
    expect(Object.keys(schema).length).toBeGreaterThan(70);
    expect(schema).toEqual(await schemaOf(fresh));
    expect(await recordOf(database)).toEqual(known);
    await database.migrate();
    expect(await recordOf(database)).toEqual(known);
  });

  it('has the balances, reserved credits and premium that each member had, a sound ledger and its conversations', async () => {
    const database = await open(await makeFrom(dump(kind)));
    await database.migrate();
    expect(await Promise.all(before.map((balance) => balanceNow(database, balance)))).toEqual(before);
    for (const brand of brands) {
      const db = database.tenant(brand);
      expect(await findLedgerProblems(db)).toEqual({});
      const { id } = await db.selectFrom('conversation').select('id').where('tenant_id', '=', brand).limit(1).executeTakeFirstOrThrow(); // prettier-ignore
      expect((await findConversation(db, id))?.id).toBe(id);
    }
  });

  it('is opened by several processes at once', async () => {
    const url = await makeFrom(dump(kind));
    const databases = await Promise.all([1, 2, 3].map(() => open(url)));
    await Promise.all(databases.map((database) => database.migrate()));
    const { known } = await databases[0]!.version();
    expect(await recordOf(databases[0]!)).toEqual(known);
  });

  it('control: a balance that was wrong before is found, not mended in silence', async () => {
    const [{ tenant, member }] = before.filter(({ credits }) => credits > 0) as [Balance];
    const damage = `update credit_account set balance = balance + 1 where tenant_id = ${tenant} and id = 'm:${member}';`;
    const database = await open(await makeFrom(`${dump(kind)}\n${damage}`));
    await database.migrate();
    const problems = await findLedgerProblems(database.tenant(tenant));
    expect(Object.keys(problems)).toEqual(['balances', 'lots against balances']);
  });

  it('that lacks the last of the earlier migrations is refused and left as it is', async () => {
    const lacking = `${dump(kind)}\ndelete from kysely_migration where name = '${LAST_EARLIER}'; drop table live_version;`;
    const url = await makeFrom(lacking);
    const database = await open(url);
    const recorded = await recordOf(database);
    const sentence = `(to 20261128T1920_ended_session): start a version whose last migration is ${LAST_EARLIER} once`;
    expect(await databaseProblem(used, database)).toContain(sentence);
    await expect(database.migrate()).rejects.toThrow(sentence);
    expect(await recordOf(database)).toEqual(recorded);
    expect(Object.keys(await schemaOf(url))).not.toContain('live_version');
  });
});

async function recordOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.system('reads the record of migrations'),
  );
  return rows.map(({ name }) => name);
}

it('has every kind of movement', () => {
  const text = dump('sqlite');
  for (const kind of ['signup', 'purchase', 'message', 'gift', 'hold', 'book', 'release'])
    expect(text, kind).toMatch(new RegExp(`insert into "credit_transaction"[^;]*'${kind}'`));
  expect(before.filter(({ held }) => held > 0).length).toBeGreaterThan(1);
  expect(before.filter(({ premium }) => premium).length).toBeGreaterThan(1);
});
