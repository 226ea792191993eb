import { expect, it } from 'vitest';
import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { insertOutbox } from '~db/queries/outbox';
import { withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { rowJobs } from './row-jobs';
import { counts, fill, fillSessions, openTestCleanUp, rowName } from './jobs.testing';

async function strangers(db: Db) {
  const audit = await db.selectFrom('audit').select('action').where('tenant_id', '=', db.tenantId).execute();
  const clicks = await db.selectFrom('traffic_visit').select('id').where('tenant_id', '=', db.tenantId).execute();
  return { clicks: clicks.length, audit: audit.map(({ action }) => action).sort() };
}

withDatabase('the jobs of rows', (open) => {
  it('deletes expired sessions and links and finished jobs of every brand, and nothing else', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) {
      await fill(db, { session: 0, link: 31 * DAY, done: 8 * DAY });
      // A live session, a link whose owner may still ask what became of it, and a job that was done this week.
      await fill(db, { session: -2 * HOUR, link: 29 * DAY, done: 6 * DAY });
      await insertOutbox(db, { id: rowName(), topic: 't', payload: '{}', created_at: 0, due_at: 0 });
    }
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([1, 1, 2]);
    expect(await counts(opened.other)).toEqual([1, 1, 2]);
    const done = ['sessions', 'links', 'done'].map((job) => ({ level: 'info', fields: { job, count: 2 } }));
    expect(cleanUp.lines).toMatchObject(done);
    opened.clock.advance(HOUR);
    await cleanUp.run();
    expect(cleanUp.lines).toHaveLength(3);
    await cleanUp.close();
  });

  it('deletes the records of visitors after their time, and keeps those of members', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) {
      await fill(db, { login: 31 * DAY, click: 401 * DAY });
      await fill(db, { login: 29 * DAY, click: 399 * DAY });
    }
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    const left = ['account.login', 'account.login', 'account.login.blocked', 'account.login.failed'];
    const signups = ['account.signup', 'account.signup'];
    for (const db of [opened.db, opened.other])
      expect(await strangers(db)).toEqual({ clicks: 1, audit: [...left, ...signups] });
    await cleanUp.close();
  });

  it('deletes decisions about photos after three years, whether their photo is there or not', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) {
      for (const [action, days] of [
        ['review.photo-approved', 1096],
        ['review.photo-rejected', 1096],
        ['review.photo-rejected', 1094],
        ['account.login', 1096],
      ] as const) {
        const at = opened.clock.now() - days * DAY;
        const subject = { actor_kind: 'staff', actor_id: 'Eva', subject_id: rowName() } as const;
        const none = { request_id: null, network_address: null, detail: null };
        await insertAudit(db, { id: rowName(), at, action, ...subject, ...none });
      }
    }
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    for (const db of [opened.db, opened.other])
      expect((await strangers(db)).audit).toEqual(['account.login', 'review.photo-rejected']);
    await cleanUp.close();
  });

  it('goes on until nothing is left, however much has gathered', async () => {
    const opened = await open();
    await fillSessions(opened.db, 450);
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    await cleanUp.close();
  });

  it('says in a dry run exactly how many rows it would delete, and deletes none', async () => {
    const opened = await open();
    await fillSessions(opened.db, 250);
    await fill(opened.db, { link: 31 * DAY, done: 8 * DAY, click: 401 * DAY });
    const before = await counts(opened.db);
    const previews = new Map<string, number>();
    for (const job of rowJobs(opened)) previews.set(job.name, (await job.preview(1)).count);
    expect(await counts(opened.db)).toEqual(before);
    expect(Object.fromEntries([...previews].filter(([, count]) => count > 0))).toEqual({
      sessions: 250,
      links: 1,
      done: 1,
      'traffic-visits': 1,
    });
    const runner = openTestCleanUp(opened);
    await runner.run();
    for (const { fields } of runner.lines as { fields: { job: string; count: number } }[])
      expect([fields.job, fields.count]).toEqual([fields.job, previews.get(fields.job)]);
    await runner.close();
  });
});
