import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { recordStatements } from '~/testing/record-statements';
import { fillRounds } from '~/testing/rounds/fill-rounds';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { countLikesSince, listMembersAfter, listUnreadSince } from './mailing';
import * as pieces from './mailing-piece';
import { insertMembers } from './member.testing';
import { listNotificationsAmong } from './notification';

const MEMBERS = 4_000;
const PIECE = 100;
const TABLES = [
  'member',
  'participant',
  'member_like',
  'found',
  'visit',
  'block',
  'hidden',
  'notification_sent',
  'notification',
  'discount_code',
  'redemption',
];
/** Reads a whole table, all rows of the brand, or more of them than a piece has members. */
const FULL_READ = new RegExp(
  String.raw`SCAN (?!unread|\(|CONSTANT)|\(tenant_id=\?\)|(?:${TABLES.join('|')}) .*rows \d{4,}`,
);

withDatabase('a round to all members', (open) => {
  it('reads its members piece by piece from the key, and what concerns them from an index', async () => {
    const opened = await open();
    const { db, database, kind } = opened;
    const rows = Array.from({ length: MEMBERS }, (_, i) => memberRow(`m${String(i).padStart(6, '0')}`));
    for (let start = 0; start < MEMBERS; start += 400) await insertMembers(db, rows.slice(start, start + 400));
    const system = database.system('plans of rounds');
    await fillRounds(
      db,
      rows.map(({ id }) => id),
      TEST_NOW,
    );
    if (kind === 'mariadb') await sql.raw(`analyze table ${TABLES.join(', ')}`).execute(system);
    const plan = async (ask: () => Promise<unknown>) => {
      const [{ sql: text, parameters }] = (await recordStatements(ask)) as [{ sql: string; parameters: unknown[] }];
      const values = [...parameters];
      const filled = text.replaceAll('?', () => JSON.stringify(values.shift()).replaceAll('"', "'"));
      const verb = kind === 'mariadb' ? 'explain' : 'explain query plan';
      const found = await sql.raw<Record<string, unknown>>(`${verb} ${filled}`).execute(system);
      return found.rows
        .map((row) => String(row.detail ?? `${row.table} ${row.type} ${row.key} ${row.Extra} rows ${row.rows}`))
        .join('\n');
    };
    const ids = rows.slice(0, PIECE).map(({ id }) => id);
    const piece = await plan(() => listMembersAfter(db, 'm002000', PIECE));
    expect(piece).toMatch(kind === 'sqlite' ? /SEARCH member USING INDEX .*id>\?/ : /member range PRIMARY/);
    expect(piece).not.toMatch(/TEMP B-TREE|filesort/);
    const queries: [string, () => Promise<unknown>][] = [
      ['unread of one', () => listUnreadSince(db, ids[0]!, 1, 50)],
      ['likes of one', () => countLikesSince(db, ids[0]!, 1)],
      ['told of', () => pieces.listToldOf(db, 'reminders', ids, ['activation first'])],
      ['told since', () => pieces.listToldSince(db, 'reminders', ids, 1)],
      ['oldest unread', () => pieces.listOldestUnread(db, ids, { since: 1, until: 2 })],
      ['visited', () => pieces.listVisitedAmong(db, ids, 1)],
      ['liked', () => pieces.listLikedSince(db, ids, 1)],
      ['left out', () => pieces.listLeftOutOf(db, ids)],
      ['codes', () => pieces.listCodesAmong(db, ids)],
      ['redemptions', () => pieces.listRedemptionsAmong(db, ['FIRST20'], ids)],
      [
        'noted',
        () =>
          listNotificationsAmong(
            db,
            'reminders',
            ids.map((id) => ({ member_id: id, subject: 'a' })),
          ),
      ],
    ];
    for (const [name, ask] of queries) expect(await plan(ask), name).not.toMatch(FULL_READ);
    // Negative controls: the check recognises what reads all members, and a query without an index.
    const everybody = () => db.selectFrom('member').select('id').where('tenant_id', '=', db.tenantId).where('about', '=', 'x').execute(); // prettier-ignore
    expect(await plan(everybody)).toMatch(FULL_READ);
    const all = await plan(() => db.selectFrom('member').select('id').where('tenant_id', '=', db.tenantId).orderBy('about').execute()); // prettier-ignore
    expect(all).toMatch(/TEMP B-TREE|filesort/);
  });
});
