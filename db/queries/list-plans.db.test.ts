import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { listLikedAmong } from '~db/queries/member-like';
import * as likes from '~db/queries/member-like-list';
import { listMatchCandidates } from '~db/queries/match-candidate';
import { listMessagesAfter, listMessagesBefore } from '~db/queries/message';
import { listConversations } from '~db/queries/conversation-list';
import { countUnread } from '~db/queries/participant';
import { listSkips } from '~db/queries/skip';
import { listDeckIds } from '~db/queries/swipe';
import { listVisitors } from '~db/queries/visit';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { recordStatements, type Statement } from '~/testing/record-statements';
import { fillConversations, fillMatches, fillConversation, insertMany } from '~/testing/fill-lists';
import { MINUTE } from '~/time/durations';

const MEMBERS = 6_000;
const MATCHES = 2_000;
const CONVERSATIONS = 1_000;
const MESSAGES = 3_000;
/** A page of 25 entries, with everything that is looked up for it, may read at most this many rows of each table. */
const PAGE = 25;
const MOST = 3 * PAGE;

const idOf = (i: number) => `m${String((i * 7919) % MEMBERS).padStart(5, '0')}`;
const conversationOf = (i: number) => `c${String(i).padStart(5, '0')}`;

/**
 * Fills a brand in which one member has a large number of everything; on MariaDB it also refreshes the statistics of
 * the tables.
 */
async function fill({ db, database, kind }: OpenDatabase): Promise<void> {
  const ids = Array.from({ length: MEMBERS }, (_, i) => idOf(i));
  const rows = ids.map((id, i) =>
    memberRow(id, {
      last_active_at: TEST_NOW - i * 1000,
      has_photo: i % 5 ? 1 : 0,
      gender: i % 2 ? 'male' : 'female',
      country: i % 3 ? 'NL' : 'BE',
    }),
  );
  for (let start = 0; start < MEMBERS; start += 400) await insertMembers(db, rows.slice(start, start + 400));
  await insertMembers(db, [memberRow('me', { gender: 'male' })]);
  const filler = { db, memberId: 'me', now: TEST_NOW };
  await fillMatches(filler, ids.slice(0, MATCHES));
  await fillConversations(filler, ids.slice(0, CONVERSATIONS), conversationOf);
  await fillConversation(filler, { conversationId: conversationOf(0), otherId: ids[0]!, messages: MESSAGES });
  const ago = (i: number) => TEST_NOW - i * MINUTE;
  const tenant_id = db.tenantId;
  const visits = ids.map((visitor_id, i) => ({ tenant_id, visited_id: 'me', visitor_id, visited_at: ago(i) }));
  await insertMany(db, 'visit', visits);
  const skips = ids
    .slice(-500)
    .map((skipped_id, i) => ({ tenant_id, member_id: 'me', skipped_id, created_at: ago(i) }));
  await insertMany(db, 'skip', skips);
  if (kind !== 'mariadb') return;
  const tables = 'member, member_like, conversation, participant, message, visit, skip';
  await sql.raw(`analyze table ${tables}`).execute(database.system('plans of lists'));
}

interface Step {
  /** The database's description of the step. */
  text: string;
  /** The number of rows that the step read; 0 on SQLite, which does not report it. */
  rows: number;
}

async function stepsOf({ database, kind }: OpenDatabase, { sql: text, parameters }: Statement): Promise<Step[]> {
  const values = [...parameters];
  const filled = text.replaceAll('?', () => JSON.stringify(values.shift()).replaceAll('"', "'"));
  const system = database.system('plans of lists');
  const verb = kind === 'mariadb' ? 'analyze' : 'explain query plan';
  const { rows } = await sql.raw<Record<string, unknown>>(`${verb} ${filled}`).execute(system);
  return rows.map((row) => ({
    text: String(row.detail ?? `${row.table} ${row.type} ${row.key} ${row.Extra}`),
    rows: Number(row.r_rows ?? 0),
  }));
}

withDatabase('the query plan of a member’s long list', (open) => {
  it('reads one page of it and no more, at the beginning and deep inside', { timeout: 120_000 }, async () => {
    const opened = await open();
    await fill(opened);
    const { db, kind } = opened;
    const middle = { memberId: idOf(1000), isNew: false, at: TEST_NOW - 1000 * MINUTE };
    const reader = { conversationId: conversationOf(0), memberId: 'me', deletedBefore: 0, since: 1 };
    const before = { at: TEST_NOW - 500 * MINUTE, id: conversationOf(500) };
    const page = { limit: PAGE };
    // The plan that SQLite must report for the first table. On MariaDB the rows are counted instead.
    const asks: [RegExp, () => Promise<unknown>][] = [
      [/member_like USING COVERING INDEX member_like_received/, () => likes.listReceivedLikes(db, 'me', page)],
      [/INDEX member_like_received .*created_at<\?/, () => likes.listReceivedLikes(db, 'me', { ...page, after: middle })],
      [/INDEX member_like_received .*created_at<\?/, () => likes.listReceivedLikes(db, 'me', { ...page, after: { ...middle, isNew: true } })],
      [/member_like USING COVERING INDEX member_like_sent/, () => likes.listSentLikes(db, 'me', page)],
      [/INDEX member_like_sent .*created_at<\?/, () => likes.listSentLikes(db, 'me', { ...page, after: middle })],
      [/member_like USING COVERING INDEX member_like_matched/, () => likes.listMatches(db, 'me', page)],
      [/INDEX member_like_matched .*matched_at<\?/, () => likes.listMatches(db, 'me', { ...page, after: middle })],
      [/member_like USING PRIMARY KEY .*to_id=\?/, () => listLikedAmong(db, 'me', Array.from({ length: PAGE }, (_, i) => idOf(i)))],
      [/participant USING COVERING INDEX participant_list/, () => listConversations(db, 'me', page)],
      [/INDEX participant_list .*last_message_at<\?/, () => listConversations(db, 'me', { ...page, before })],
      [/message USING PRIMARY KEY/, () => listMessagesBefore(db, reader, undefined, PAGE)],
      [/message USING PRIMARY KEY .*seq<\?/, () => listMessagesBefore(db, reader, MESSAGES / 2, PAGE)],
      [/message USING PRIMARY KEY .*seq>\?/, () => listMessagesAfter(db, reader, MESSAGES / 2, PAGE)],
      [/visit USING COVERING INDEX visit_newest/, () => listVisitors(db, 'me', { ...page, since: 1, hidden: [] })],
      [/skip USING COVERING INDEX skip_newest/, () => listSkips(db, 'me', { ...page, since: 1, hidden: [] })],
    ]; // prettier-ignore
    for (const [sqlite, ask] of asks) {
      const [list, ...rest] = await recordStatements(ask);
      const steps = await stepsOf(opened, list!);
      const plan = steps.map((step) => `${step.text} ${step.rows}`).join('\n');
      expect(plan, list!.sql).toMatch(kind === 'sqlite' ? sqlite : /./);
      for (const statement of [list!, ...rest])
        for (const { rows } of await stepsOf(opened, statement)) expect(rows, plan).toBeLessThanOrEqual(MOST);
    }

    // For the badge, the query reads only those of the thousand conversations that have unread messages, and only from
    // the index.
    const [badge] = await recordStatements(() => countUnread(db, 'me'));
    const [unread] = await stepsOf(opened, badge!);
    const byIndex = /participant USING COVERING INDEX participant_unread .*unread_count>\?/;
    expect(unread!.text).toMatch(kind === 'sqlite' ? byIndex : /^participant range participant_unread .*Using index/);
    expect(unread!.rows).toBeLessThanOrEqual(CONVERSATIONS / 3 + 1);

    // The swipe game and the match finder read no further than the last card of a page.
    const filters = { gender: 'female', country: 'NL' } as const;
    const player = { memberId: 'other', filters, hidden: ['other', idOf(7)], limit: PAGE };
    const games: [RegExp, () => Promise<unknown>][] = [
      [/^member range member_rank .*Using index/, () => listDeckIds(db, { ...player, withPhoto: true, skippedAfter: 0 })],
      [/^member range member_rank /, () => listMatchCandidates(db, { ...player, realOnly: false, lookingFor: null })],
    ]; // prettier-ignore
    for (const [mariadb, ask] of games) {
      const steps = await stepsOf(opened, (await recordStatements(ask)).at(-1)!);
      const plan = steps.map((step) => `${step.text} ${step.rows}`).join('\n');
      expect(plan).toMatch(kind === 'sqlite' ? /^SEARCH member USING .*INDEX member_rank / : mariadb);
      for (const { rows } of steps) expect(rows, plan).toBeLessThanOrEqual(MOST);
    }

    // Negative control: the check recognises a query that reads everything.
    const all = { sql: 'select body from message where tenant_id = 1 and conversation_id = ? order by body', parameters: ['c00000'] }; // prettier-ignore
    const steps = await stepsOf(opened, all);
    const read = steps.some(({ rows }) => rows > MOST);
    expect(kind === 'mariadb' ? read : steps.some(({ text }) => text.includes('USE TEMP B-TREE'))).toBe(true);
  });
});
