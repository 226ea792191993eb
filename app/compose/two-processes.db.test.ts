import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { listJobLeases } from '~db/queries/job-lease';
import { enqueueMail } from '~/features/joining/signup/signup-outbox.server';
import { transaction } from '~db/database';
import { DAY } from '~/time/durations';
import { hasTurn } from '../../scripts/test/turn.mjs';
import { testContext } from '~/testing/context';
import type { Work } from './working-process.testing';
import { memberRow } from '~/testing/rows';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';

const PATIENCE = { timeout: 60_000, interval: 100 };
const file = fileURLToPath(new URL('./working-process.testing.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

const running = new Set<ChildProcess>();
afterEach(async () => {
  const ended = [...running].map((child) => {
    const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.stdin!.end();
    return exit;
  });
  await Promise.all(ended);
  running.clear();
});

/** A process of its own on this database; `said` holds its lines. */
function begin(opened: OpenDatabase, holder: string, work: Partial<Work>) {
  const whole: Work = { url: opened.url, kind: opened.kind, holder, leaseMs: 1_500, ...work };
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(whole)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const output: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => output.push(line));
  return { child, said: output, heard: (word: string) => vi.waitFor(() => expect(output).toContain(word), PATIENCE) };
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Members who signed up a day and a half ago and did not confirm their e-mail address. */
async function unconfirmed({ db }: OpenDatabase, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `m${String(i).padStart(6, '0')}`);
  const signup_date = Date.now() - 1.5 * DAY;
  const waits = { status: 'not_confirmed', profile_status: 'disabled', searchable: 0, signup_date } as const;
  await insertMembers(
    db,
    ids.map((id) => memberRow(id, waits)),
  );
  return ids;
}

/** How many notifications and jobs to decide on them there are for each member. */
async function noted({ db }: OpenDatabase) {
  const rows = await db.selectFrom('notification').select('member_id').where('tenant_id', '=', db.tenantId).execute();
  const jobs = await db
    .selectFrom('outbox')
    .select('payload')
    .where('tenant_id', '=', db.tenantId)
    .where('topic', '=', 'notifications.tell')
    .execute();
  return {
    notifications: rows.map((row) => row.member_id).toSorted(),
    jobs: jobs.map(({ payload }) => (JSON.parse(payload) as { member_id: string }).member_id).toSorted(),
  };
}

const leaseOf = async ({ database }: OpenDatabase, name: string) =>
  (await listJobLeases(database.system('the lease of a job'))).find((row) => row.name === name);

withDatabase('two processes at one database', (open) => {
  it.runIf(hasTurn(3, 0))(
    'do a job that is due once, and nobody is told twice',
    async () => {
      const opened = await open();
      const members = await unconfirmed(opened, 250);
      const both = ['first', 'second'].map((holder) => begin(opened, holder, { job: 'reminders' }));
      await Promise.all(both.map(({ heard }) => heard('ready')));
      await vi.waitFor(async () => expect((await leaseOf(opened, 'reminders'))?.ended_at).toBeTruthy(), PATIENCE);
      expect(await noted(opened)).toEqual({ notifications: members, jobs: members });
      expect(await leaseOf(opened, 'reminders')).toMatchObject({ runs: 1, handled: 250, failures: 0 });
    },
    90_000,
  );

  it.runIf(hasTurn(3, 1))(
    'take over from one that was killed in the middle of a transaction, and go on where its rows end',
    async () => {
      const opened = await open();
      const members = await unconfirmed(opened, 250);
      // In the second of three pieces.
      const first = begin(opened, 'first', { job: 'reminders', stopAtId: 150 });
      await first.heard('standing still');
      expect((await leaseOf(opened, 'reminders'))?.holder).toBe('first');
      await kill(first.child);
      expect((await noted(opened)).notifications).toEqual(members.slice(0, 100));
      const second = begin(opened, 'second', { job: 'reminders' });
      await second.heard('ready');
      await vi.waitFor(async () => {
        expect(await leaseOf(opened, 'reminders')).toMatchObject({ holder: 'second', held_until: 0 });
      }, PATIENCE);
      expect(await noted(opened)).toEqual({ notifications: members, jobs: members });
      expect((await leaseOf(opened, 'reminders'))?.handled).toBe(150);
    },
    90_000,
  );

  it.runIf(hasTurn(3, 2))(
    'lose no mail: one is sent twice only if its process dies before it hears that the mail was taken',
    async () => {
      const opened = await open();
      const members = await unconfirmed(opened, 12);
      const server = await mailServer(4);
      try {
        const context = testContext(opened, { brand: 1 });
        const now = { now: () => Date.now() };
        await transaction(opened.db, async (tx) => {
          for (const id of members)
            await enqueueMail(tx, { clock: now as never, kickOutbox: context.kickOutbox }, 'account.activation-mail', {
              member_id: id,
              mail_id: `mail-${id}`,
            });
        });
        const smtp = `smtp://127.0.0.1:${server.port}`;
        const first = begin(opened, 'first', { smtp });
        const received = await server.withheld;
        await kill(first.child);
        const inFlight = server.received.length;
        const others = ['second', 'third'].map((holder) => begin(opened, holder, { smtp }));
        await Promise.all(others.map(({ heard }) => heard('ready')));
        await vi.waitFor(async () => expect(await notDone(opened)).toBe(0), PATIENCE);
        const times = new Map<string, number>();
        for (const id of server.received) times.set(id, (times.get(id) ?? 0) + 1);
        expect([...times.keys()].toSorted()).toEqual(members.map((id) => `mail-${id}@testbrand.example`));
        // The one that was withheld, and one more at most, because a brand sends two of a kind at once.
        const twice = [...times].filter(([, count]) => count > 1);
        expect(twice).toContainEqual([received, 2]);
        expect(twice.length).toBeLessThanOrEqual(2);
        for (const [id] of twice) expect(server.received.slice(0, inFlight)).toContain(id);
      } finally {
        await server.close();
      }
    },
    90_000,
  );
});

async function notDone({ db }: OpenDatabase): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('done_at', 'is', null)
    .execute();
  return rows.length;
}

/** Takes every mail, but never answers to the one with this number, so that its sender cannot know that it arrived. */
async function mailServer(silentAt: number) {
  const received: string[] = [];
  let tell: (id: string) => void;
  const withheld = new Promise<string>((resolve) => (tell = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const id = /^Message-ID: <(.+)>/im.exec(raw)![1]!;
        received.push(id);
        if (received.length === silentAt) tell(id);
        else done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, withheld, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
