import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { recordStatements } from '~/testing/record-statements';
import { withDatabase } from '~/testing/with-database';
import { countLikesSince, listMembersAfter, listMembersWithUnread, listUnreadSince } from './mailing';
import { insertMembers } from './member.testing';

const MEMBERS = 4_000;
const PIECE = 100;

withDatabase('a round to all members', (open) => {
  it('reads its members piece by piece from the key, and what concerns them from an index', async () => {
    const opened = await open();
    const { db, database, kind } = opened;
    const rows = Array.from({ length: MEMBERS }, (_, i) => memberRow(`m${String(i).padStart(6, '0')}`));
    for (let start = 0; start < MEMBERS; start += 400) await insertMembers(db, rows.slice(start, start + 400));
    const system = database.system('plans of rounds');
    if (kind === 'mariadb') await sql.raw('analyze table member, participant, member_like').execute(system);
    const plan = async (ask: () => Promise<unknown>) => {
      const [{ sql: text, parameters }] = (await recordStatements(ask)) as [{ sql: string; parameters: unknown[] }];
      const values = [...parameters];
      const filled = text.replaceAll('?', () => JSON.stringify(values.shift()).replaceAll('"', "'"));
      const asked = kind === 'mariadb' ? 'explain' : 'explain query plan';
      const found = await sql.raw<Record<string, unknown>>(`${asked} ${filled}`).execute(system);
      return found.rows
        .map((row) => String(row.detail ?? `${row.table} ${row.type} ${row.key} ${row.Extra}`))
        .join('\n');
    };
    const ids = rows.slice(0, PIECE).map(({ id }) => id);
    const piece = await plan(() => listMembersAfter(db, 'm002000', PIECE));
    expect(piece).toMatch(kind === 'sqlite' ? /SEARCH member USING INDEX .*id>\?/ : /member range PRIMARY/);
    expect(piece).not.toMatch(/TEMP B-TREE|filesort/);
    const unread = await plan(() => listMembersWithUnread(db, ids, 1));
    expect(unread).toMatch(
      kind === 'sqlite' ? /SEARCH participant USING .*member_id=\?/ : /participant (?:range|ref) /,
    );
    for (const ask of [() => listUnreadSince(db, ids[0]!, 1, 50), () => countLikesSince(db, ids[0]!, 1)])
      expect(await plan(ask)).not.toMatch(/SCAN (?:member|participant|member_like)|\bALL\b/);
    // Negative control: the check recognises a query without an index.
    const all = await plan(() => db.selectFrom('member').select('id').where('tenant_id', '=', db.tenantId).orderBy('about').execute()); // prettier-ignore
    expect(all).toMatch(/TEMP B-TREE|filesort/);
  });
});
