import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { countSearch, searchMembers, similarTo, type SearchFilters } from '~db/queries/search';
import { cellOf } from '~db/schema/geo-cell';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { recordStatements, type Statement } from '~/testing/record-statements';

const MEMBERS = 12_000;
/** All filters of a search except gender and country. */
const everything: SearchFilters = {
  regionIds: ['NL-07'],
  bornFrom: '1980-01-01',
  bornUntil: '2000-01-01',
  traits: { hair_color: ['red'], tattoos: ['no'] },
  interests: ['chess', 'pride'],
  near: { cell: cellOf({ latitude: 52, longitude: 4.9 }), kilometres: 100 },
  onlineSince: 5,
  joinedSince: 5,
  withPhoto: true,
  realOnly: true,
};

/** The query plan of the database, with one line for each step. */
async function plan({ database, kind }: OpenDatabase, { sql: text, parameters }: Statement): Promise<string> {
  const values = [...parameters];
  const filled = text.replaceAll('?', () => JSON.stringify(values.shift()).replaceAll('"', "'"));
  const verb = kind === 'mariadb' ? 'explain' : 'explain query plan';
  const system = database.system('plans of search');
  const { rows } = await sql.raw<Record<string, unknown>>(`${verb} ${filled}`).execute(system);
  return rows.map((row) => row.detail ?? `${row.table} ${row.key} ${row.Extra}`).join('\n');
}

withDatabase('the plan of a search', (open) => {
  it('reads no row of a member before it is a result, whatever the filters', { timeout: 60_000 }, async () => {
    const opened = await open();
    const { db, database, kind } = opened;
    for (let start = 0; start < MEMBERS; start += 400) {
      const numbers = Array.from({ length: 400 }, (_, k) => start + k);
      // One in six lives around the place of the search, in forty cells. Where most do, MariaDB reads the whole brand.
      const placed = (i: number) =>
        cellOf({ latitude: (i % 6 ? 41 : 51.5) + (i % 10) / 10, longitude: 4.5 + (i % 8) / 10 });
      const [gender, country] = [(i: number) => (i % 2 ? 'male' : 'female'), (i: number) => (i % 3 ? 'NL' : 'BE')];
      await insertMembers(
        db,
        numbers.map((i) =>
          memberRow(`m${i}`, {
            last_active_at: TEST_NOW - i * 1000,
            signup_date: TEST_NOW - i * 5000,
            gender: gender(i),
            country: country(i),
            geo_cell: placed(i),
          }),
        ),
      );
    }
    await sql.raw(kind === 'mariadb' ? 'analyze table member' : 'analyze').execute(database.system('plans of search'));
    const covering = (index: string) =>
      new RegExp(
        kind === 'mariadb' ? `member ${index} .*Using index(?:; Using filesort)?$` : `USING COVERING INDEX ${index} `,
        'm',
      );
    // Each of the four combinations uses another index, so none of the indexes can be removed.
    const ways: [string, SearchFilters][] = [
      ['member_rank_all', {}],
      ['member_rank_gender', { gender: 'female' }],
      ['member_rank_country', { country: 'NL' }],
      ['member_rank', { gender: 'female', country: 'NL' }],
    ];
    for (const [index, first] of ways) {
      const search = { filters: { ...everything, ...first }, hidden: ['nobody'] };
      const similar = similarTo(search, (filters) => filters)!;
      const statements = [
        ...(await recordStatements(() => searchMembers(db, search, { limit: 24 }))),
        ...(await recordStatements(() => countSearch(db, search))),
        ...(await recordStatements(() => searchMembers(db, similar, { limit: 24 }))),
      ].filter(({ sql: text }) => /from .member. where/.test(text));
      expect(statements.length).toBeGreaterThan(2);
      for (const statement of statements) expect(await plan(opened, statement), statement.sql).toMatch(covering(index));
    }
    // Visitors have no place. Whatever their filters, they read along those whom they may be shown.
    const { near: _near, ...filters } = everything;
    const forVisitors = {
      filters: { ...filters, gender: 'female', country: 'NL', forVisitors: true },
      hidden: [],
    } as const;
    const statements = [
      ...(await recordStatements(() => searchMembers(db, forVisitors, { limit: 24 }))),
      ...(await recordStatements(() => countSearch(db, forVisitors))),
    ].filter(({ sql: text }) => /from .member. where/.test(text));
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements)
      expect(await plan(opened, statement), statement.sql).toMatch(covering('member_visitors'));
    // The orders "nearest" and "new" have one index each, for every gender and country.
    for (const [index, order] of [
      ['member_near', 'nearest'],
      ['member_new', 'new'],
    ] as const) {
      for (const filters of [{ ...everything, gender: 'female', country: 'NL' } as const, everything]) {
        const search = { filters, hidden: ['nobody'], order };
        const statements = [
          ...(await recordStatements(() => searchMembers(db, search, { limit: 24 }))),
          ...(await recordStatements(() => countSearch(db, search))),
        ].filter(({ sql: text }) => /from .member. where/.test(text));
        expect(statements.length).toBeGreaterThan(1);
        for (const statement of statements)
          expect(await plan(opened, statement), statement.sql).toMatch(covering(index));
      }
    }
    // Negative control: the check recognises a filter that no index contains.
    const loose = {
      sql: 'select id from member where tenant_id = 1 and searchable = 1 and city = ?',
      parameters: ['x'],
    };
    expect(await plan(opened, loose)).not.toMatch(covering('member_rank\\w*'));
  });
});
