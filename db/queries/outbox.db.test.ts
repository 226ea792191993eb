import { expect, it } from 'vitest';
import { claimOutbox } from '~/testing/outbox';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { insertAudit } from './audit';
import { listAuditOf } from './audit.testing';
import { insertTrafficVisits } from './traffic-visit';
import { listTrafficVisits } from './traffic-visit.testing';
import { findConsent, insertConsent } from './consent';
import { dropLease, takeLease } from './job-lease';
import {
  deleteDoneOutbox,
  failOutbox,
  finishOutbox,
  insertOutbox,
  listDueOutbox,
  releaseOutbox,
  renewOutboxLease,
} from './outbox';

const job = (db: Db, id: string, dueAt = TEST_NOW) =>
  insertOutbox(db, { id, topic: 'mail', payload: '{}', created_at: TEST_NOW, due_at: dueAt });
const claim = (lockToken: string, now = TEST_NOW, limit = 10) => ({
  tenantIds: [1, 2],
  now,
  leaseMs: 1_000,
  lockToken,
  limit,
});

withDatabase('outbox', (open) => {
  it('gives each job to one of many workers', async () => {
    const { db, other, database } = await open();
    const system = database.system('outbox test');
    for (let i = 0; i < 20; i++) await job(i % 2 ? db : other, `j${i}`);
    await job(db, 'later', TEST_NOW + 1);
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, i) => claimOutbox(system, claim(`w${i}`, TEST_NOW, 50))),
    );
    const ids = claims.flat().map((row) => row.id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await claimOutbox(system, { ...claim('w'), tenantIds: [] })).toEqual([]);
  });

  it('gives a worker only jobs of the brands it serves', async () => {
    const { db, other, database } = await open();
    const system = database.system('outbox test');
    await job(db, 'ours');
    await job(other, 'theirs');
    const take = async (tenantIds: number[]) =>
      (await claimOutbox(system, { ...claim(`w${tenantIds}`), tenantIds })).map(({ id }) => id);
    expect(await take([3])).toEqual([]);
    expect(await take([1])).toEqual(['ours']);
    expect(await take([1])).toEqual([]);
    expect(await take([2])).toEqual(['theirs']);
  });

  it('gives a job to another worker if its worker is gone, which then cannot settle it', async () => {
    const { db, database } = await open();
    const system = database.system('outbox test');
    await job(db, 'j');
    const [first] = await claimOutbox(system, claim('w1'));
    expect(await claimOutbox(system, claim('w2', TEST_NOW + 999))).toEqual([]);
    const [second] = await claimOutbox(system, claim('w2', TEST_NOW + 1_000));
    expect(second).toMatchObject({ id: 'j', attempts: 2, lock_token: 'w2' });
    expect(await finishOutbox(system, first!, TEST_NOW)).toBe(false);
    expect(await finishOutbox(system, second!, TEST_NOW + 1_001)).toBe(true);
    expect(await claimOutbox(system, claim('w3', TEST_NOW + 9_999))).toEqual([]);
    expect(await deleteDoneOutbox(db, TEST_NOW + 1_001, 10)).toBe(0);
    expect(await deleteDoneOutbox(db, TEST_NOW + 1_002, 10)).toBe(1);
  });

  it('retries later, or gives up', async () => {
    const { db, database } = await open();
    const system = database.system('outbox test');
    await job(db, 'j');
    const [first] = await claimOutbox(system, claim('w1'));
    await failOutbox(system, first!, { now: TEST_NOW, dueAt: TEST_NOW + 50, error: 'x'.repeat(9_000) });
    expect(await claimOutbox(system, claim('w2', TEST_NOW + 49))).toEqual([]);
    const [second] = await claimOutbox(system, claim('w2', TEST_NOW + 50));
    expect(second).toMatchObject({ attempts: 2 });
    expect(second?.last_error).toHaveLength(2_000);
    await failOutbox(system, second!, { now: TEST_NOW, dueAt: null, error: 'no' });
    expect(await claimOutbox(system, claim('w3', TEST_NOW + 99_999))).toEqual([]);
  });

  it('leaves a job to a worker that renews its lease, and takes it back from one that returns it', async () => {
    const { db, database } = await open();
    const system = database.system('outbox test');
    await job(db, 'j');
    const [first] = await claimOutbox(system, claim('w1'));
    expect(await renewOutboxLease(system, first!, TEST_NOW + 5_000)).toBe(true);
    expect(await claimOutbox(system, claim('w2', TEST_NOW + 4_999))).toEqual([]);
    expect(await releaseOutbox(system, { ...first!, lock_token: 'w9' })).toBe(false);
    expect(await releaseOutbox(system, first!)).toBe(true);
    // The released job is as before: the attempt does not count, and the job is due at once.
    const [second] = await claimOutbox(system, claim('w2', TEST_NOW));
    expect(second).toMatchObject({ id: 'j', attempts: 1 });
    expect(await renewOutboxLease(system, first!, TEST_NOW + 9_000)).toBe(false);
  });

  it('skips a full lane, of one brand or of all', async () => {
    const { db, other, database } = await open();
    const system = database.system('outbox test');
    for (let i = 0; i < 5; i++) await job(db, `a${i}`);
    await job(other, 'b');
    await insertOutbox(db, { id: 'c', topic: 'photo', payload: '{}', created_at: TEST_NOW, due_at: TEST_NOW });
    const due = async (full: { topic: string; tenant_id?: number }[]) =>
      (await listDueOutbox(system, { tenantIds: [1, 2], now: TEST_NOW, limit: 2, full })).map(({ id }) => id);
    expect(await due([])).toEqual(['a0', 'a1']);
    expect(await due([{ topic: 'mail', tenant_id: 1 }])).toEqual(['b', 'c']);
    expect(await due([{ topic: 'mail' }])).toEqual(['c']);
  });

  it('contains nothing of a failed transaction', async () => {
    const { db, database } = await open();
    const failing = transaction(db, async (tx) => {
      await job(tx, 'j');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await claimOutbox(database.system('outbox test'), claim('w'))).toEqual([]);
  });
});

withDatabase('job lease', (open) => {
  it('has one holder at a time, who may renew it', async () => {
    const { database } = await open();
    const system = database.system('lease test');
    const take = (holder: string, now = TEST_NOW) => takeLease(system, { name: 'job', holder, now, leaseMs: 100 });
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => take(holder)));
    expect(results.filter(Boolean)).toHaveLength(1);
    const holder = 'abcd'[results.indexOf(true)]!;
    expect(await take(holder)).toBe(true);
    expect(await take('e', TEST_NOW + 99)).toBe(false);
    expect(await take('e', TEST_NOW + 100)).toBe(true);
    await dropLease(system, 'job', holder);
    expect(await take('f', TEST_NOW + 101)).toBe(false);
    await dropLease(system, 'job', 'e');
    expect(await take('f', TEST_NOW + 101)).toBe(true);
  });
});

withDatabase('records', (open) => {
  it('of actions are listed by actor and by subject', async () => {
    const { db, other } = await open();
    const entry = {
      id: 'x',
      at: TEST_NOW,
      actor_kind: 'member',
      action: 'login',
      request_id: 'r',
      network_address: null,
      detail: null,
    } as const;
    await insertAudit(db, { ...entry, actor_id: 'a', subject_id: null });
    await insertAudit(db, { ...entry, id: 'y', at: TEST_NOW + 1, actor_kind: 'staff', actor_id: 'z', subject_id: 'a' });
    await insertAudit(other, { ...entry, actor_id: 'a', subject_id: null });
    expect((await listAuditOf(db, 'a', 10)).map((row) => row.id)).toEqual(['y', 'x']);
  });

  it('of clicks are written many at once', async () => {
    const { db } = await open();
    const click = (i: number) => ({
      id: `c${String(i).padStart(4, '0')}`,
      kind: 'click' as const,
      at: TEST_NOW + i,
      path: '/',
      lander: null,
      network: 'n',
      ref: null,
      sub1: '1',
      sub2: null,
      sub3: null,
      country: 'NL',
      visit_id: null,
    });
    await insertTrafficVisits(
      db,
      Array.from({ length: 450 }, (_, i) => click(i)),
    );
    await insertTrafficVisits(db, []);
    const listed = await listTrafficVisits(db, { from: TEST_NOW + 10, until: TEST_NOW + 449, limit: 1_000 });
    expect([listed.length, listed[0]?.id, listed.at(-1)?.id]).toEqual([439, 'c0010', 'c0448']);
  });

  it('of consent keep the latest decision and every earlier one', async () => {
    const { db } = await open();
    const consent = { member_id: 'a', visit_id: null, kind: 'resell', version: '1' };
    await insertConsent(db, { ...consent, id: '1', at: TEST_NOW, given: 1 });
    await insertConsent(db, { ...consent, id: '2', at: TEST_NOW + 1, given: 0 });
    expect(await findConsent(db, 'a', 'resell')).toMatchObject({ id: '2', given: 0 });
    expect(await findConsent(db, 'a', 'analytics')).toBeUndefined();
  });
});
