import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { insertTrafficVisits } from '~db/queries/traffic-visit';
import { insertOutbox } from '~db/queries/outbox';
import { insertSession } from '~db/queries/session';
import { insertToken } from '~db/queries/token';
import { TEST_NOW, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { rowJobs } from './row-jobs';
import { openJobRunner } from './run-jobs';
import { memoryLogger } from '../operations/logger';

/** The jobs that delete old rows, in a process of this name, and the lines that it logs. */
export function openTestCleanUp(opened: OpenDatabase, holder = 'first', local?: () => Promise<void>) {
  const lines: { level: string; fields: object; message: string }[] = [];
  const { database, clock } = opened;
  const options = { jobs: rowJobs(opened), database, clock, holder, tenantIds: () => [1, 2], log: memoryLogger(lines) };
  return { lines, ...openJobRunner({ ...options, ...(local && { local }) }) };
}

let rows = 0;
/** Another id for each row. */
export const rowName = () => `row-${(rows += 1)}`;

interface Ages {
  session?: number;
  link?: number;
  done?: number;
  /** Logins that failed, and others that succeeded. */
  login?: number;
  click?: number;
}

/** Rows of a brand that ended so many milliseconds ago; of a login that failed and others that succeeded. */
export async function fill(db: Db, ages: Ages): Promise<void> {
  const id = rowName();
  const member = { member_id: 'm', created_at: 0 };
  if (ages.session !== undefined) {
    const expires_at = TEST_NOW - ages.session;
    await insertSession(db, { ...member, id, token_hash: id, last_seen_at: 0, expires_at, user_agent: null });
  }
  if (ages.link !== undefined) {
    const expires_at = TEST_NOW - ages.link;
    await insertToken(db, { ...member, token_hash: id, purpose: 'activation', payload: null, expires_at });
  }
  if (ages.login !== undefined) {
    const nobody = { actor_id: null, request_id: null, network_address: null, detail: null, subject_id: 'm' };
    const at = TEST_NOW - ages.login;
    for (const action of ['account.login.failed', 'account.login.blocked', 'account.login', 'account.signup'])
      await insertAudit(db, { ...nobody, id: rowName(), at, actor_kind: 'visitor', action });
  }
  if (ages.click !== undefined) {
    const nothing = { lander: null, network: null, ref: null, sub1: null, sub2: null, sub3: null };
    await insertTrafficVisits(db, [
      { ...nothing, id, kind: 'click', at: TEST_NOW - ages.click, path: '/', country: null, visit_id: null },
    ]);
  }
  if (ages.done === undefined) return;
  await insertOutbox(db, { id, topic: 't', payload: '{}', created_at: 0, due_at: 0 });
  const done_at = TEST_NOW - ages.done;
  await db.updateTable('outbox').set({ done_at }).where('tenant_id', '=', db.tenantId).where('id', '=', id).execute();
}

/** So many sessions that ended a day ago. */
export async function fillSessions(db: Db, count: number): Promise<void> {
  const session = {
    tenant_id: db.tenantId,
    member_id: 'm',
    created_at: 0,
    last_seen_at: 0,
    expires_at: TEST_NOW - DAY,
  };
  const values = Array.from({ length: count }, () => {
    const id = rowName();
    return { ...session, id, token_hash: id, user_agent: null };
  });
  await db.insertInto('session').values(values).execute();
}

/** Sessions, links and finished jobs of a brand. */
export async function counts(db: Db) {
  const count = async (table: 'session' | 'token' | 'outbox') => {
    const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return Number((await query.where('tenant_id', '=', db.tenantId).executeTakeFirstOrThrow()).count);
  };
  return [await count('session'), await count('token'), await count('outbox')];
}
