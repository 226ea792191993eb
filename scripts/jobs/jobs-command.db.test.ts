import { expect, it } from 'vitest';
import { claimJob, listJobLeases } from '~db/queries/job-lease';
import { insertSession } from '~db/queries/session';
import { jobRegistry } from '~/compose/job-registry.server';
import { outboxJob } from '~/compose/outbox-job.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { memoryLogger } from '~/server/operations/logger';
import { allRows } from '~/testing/all-rows';
import { testContext } from '~/testing/context';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { given, runHere } from '../command/run-command.testing';
import { jobsCommand, type JobWorld } from './jobs-command';

function open(opened: OpenDatabase, holder = 'command') {
  const { database, clock, ids } = opened;
  const [context, other] = [chatContext(opened), testContext(opened, { brand: 2 })];
  const contextOf = (id: number) => (id === 1 ? context : other);
  const log = memoryLogger([]);
  const parts = { database, clock, ids, contextOf, log, metrics: { gauge: () => {} } };
  const jobs = [outboxJob(parts), ...jobRegistry(parts)];
  const system = database.system('jobs command test');
  const world: JobWorld = {
    jobs,
    brands: [
      { id: 1, slug: 'aurea' },
      { id: 2, slug: 'boreas' },
    ],
    leases: () => listJobLeases(system),
    runner: openJobRunner({ jobs, database, clock, holder, log, tenantIds: () => [1, 2] }),
    now: () => clock.now(),
  };
  const say = (...args: string[]) => runHere((out) => jobsCommand(given(world), out), args);
  return { context, other, world, system, say };
}

const expired = (id: string) => ({
  id,
  token_hash: id,
  member_id: 'm',
  created_at: 0,
  last_seen_at: 0,
  expires_at: 1,
  user_agent: null,
});

withDatabase('npm run facet -- jobs', (openDatabase) => {
  it('lists every job with its interval, last run, state and holder', async () => {
    const opened = await openDatabase();
    const { say, system } = open(opened);
    const before = await say('list');
    expect(before.out).toMatch(/^outbox +2 s +never ran/m);
    expect(before.out).toMatch(/^sessions +1 h +never ran +delete sessions/m);
    await say('run', 'sessions');
    await claimJob(system, { name: 'erasure', holder: 'server-7', now: opened.clock.now(), leaseMs: 1000 });
    const after = await say('list');
    expect(after.out).toMatch(/^sessions +1 h +20\d\d-\d\d-\d\dT\d\d:\d\dZ +done/m);
    expect(after.out).toMatch(/^erasure +1 h +running +server-7/m);
    expect(await say('run', 'erasure')).toMatchObject({ code: 1, err: expect.stringContaining('server-7') as string });
    opened.clock.advance(1000);
    expect((await say('list')).out).toMatch(/^erasure +1 h +abandoned/m);
  });

  it('does nothing in a dry run but say what it would do, for every job there is', async () => {
    const opened = await openDatabase();
    const { say, world, context } = open(opened);
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    await send(context, ben, anna);
    await insertSession(context.db, expired('old'));
    opened.clock.advance(800 * DAY);
    const before = await allRows(context);
    const lines = new Map<string, string>();
    for (const { name } of world.jobs) {
      const { code, out, err } = await say('run', name, '--dry-run');
      expect([name, code, err]).toEqual([name, 0, '']);
      lines.set(name, out);
    }
    expect(await allRows(context)).toBe(before);
    expect(context.mail.sent).toEqual([]);
    expect(lines.get('sessions')).toContain('aurea: would delete sessions that have expired: 1');
    expect(lines.get('sessions')).toContain('boreas: would delete sessions that have expired: 0');
    expect(lines.get('messages')).toContain('aurea: would erase messages past the retention period of the brand: 1');
    expect(lines.get('outbox')).toMatch(/notifications\.tell/);
    // Negative control: the same jobs for real do change something.
    for (const { name } of world.jobs) await say('run', name);
    expect(await allRows(context)).not.toBe(before);
  });

  it('runs a job for one brand alone, and leaves its schedule as it is', async () => {
    const opened = await openDatabase();
    const { say, world, context, other } = open(opened);
    for (const { db } of [context, other]) await insertSession(db, expired('old'));
    world.brands = [{ id: 2, slug: 'boreas' }];
    expect((await say('run', 'sessions', '--brand', 'boreas')).out).toBe('sessions: 1 done\n');
    const left = await context.db.selectFrom('session').select('tenant_id').where('tenant_id', '=', 1).execute();
    expect(left).toHaveLength(1);
    expect(await world.leases()).toMatchObject([{ name: 'sessions', due_at: null }]);
  });

  it('explains itself if the words are wrong', async () => {
    const { say } = open(await openDatabase());
    expect(await say('run', 'nonsense')).toMatchObject({
      code: 2,
      err: expect.stringContaining('ledger-proof') as string,
    });
    expect(await say('walk')).toMatchObject({
      code: 2,
      err: expect.stringContaining("unknown command 'walk'") as string,
    });
  });
});
