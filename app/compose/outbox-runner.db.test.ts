import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Db } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import { aMail } from '~/providers/mail/mail.contract';
import { smtpMail } from '~/providers/mail/smtp';
import { randomIds } from '~/server/context/ids';
import { memoryLogger } from '~/server/operations/logger';
import { startOutbox, type OutboxHandlers } from '~/server/jobs/outbox';
import { testContext } from '~/testing/context';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { outboxStore } from './jobs.server';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Options {
  leaseMs?: number;
  /** The negative control: the lease is never renewed. */
  never?: boolean;
}

/** A worker on the real table. Its clock runs as fast as the machine's. */
function worker(open: OpenDatabase, handlers: OutboxHandlers, { leaseMs = 60_000, never = false }: Options = {}) {
  const begun = performance.now();
  const clock = { now: () => TEST_NOW + Math.round(performance.now() - begun) };
  const store = outboxStore(open.database, randomIds(open.clock), () => [1, 2]);
  const outbox = startOutbox({
    store: never ? { ...store, renew: async () => true } : store,
    handlers,
    contextOf: (id) => testContext(open, { brand: id as 1 | 2 }),
    now: clock.now,
    log: memoryLogger(),
    intervalMs: 50,
    leaseMs,
    graceMs: 200,
  });
  closing.push(outbox.close);
  return outbox;
}

const job = (db: Db, id: string, topic: string) =>
  insertOutbox(db, { id, topic, payload: JSON.stringify({ id }), created_at: TEST_NOW, due_at: TEST_NOW });

withDatabase('the running outbox', (open) => {
  const slow = (done: string[], ms: number): OutboxHandlers => ({
    mail: async (_context, { id }: { id: string }) => {
      await once(AbortSignal.timeout(ms), 'abort');
      done.push(id);
    },
  });

  it('does each job once that takes longer than a lease, with several workers', async () => {
    const world = await open();
    for (let i = 0; i < 8; i++) await job(i % 2 ? world.db : world.other, `j${i}`, 'mail');
    const done: string[] = [];
    for (let i = 0; i < 2; i++) worker(world, slow(done, 2500), { leaseMs: 1200 });
    await vi.waitFor(() => expect(new Set(done).size).toBe(8), { timeout: 10_000 });
    await Promise.all(closing.map((close) => close()));
    expect(done).toHaveLength(8);
  });

  it('control: without renewing the lease, other workers take the job and it is done twice', async () => {
    const world = await open();
    for (let i = 0; i < 4; i++) await job(world.db, `j${i}`, 'mail');
    const done: string[] = [];
    for (let i = 0; i < 2; i++) worker(world, slow(done, 2500), { leaseMs: 200, never: true });
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(4), { timeout: 10_000 });
  });

  it('delays only mail if the mail server is silent, and gives its jobs back at shutdown', async () => {
    const world = await open();
    const silent = await silentServer();
    const mail = smtpMail({ url: `smtp://127.0.0.1:${silent.port}`, ids: randomIds(world.clock) });
    for (let i = 0; i < 20; i++) await job(world.db, `m${i}`, 'mail');
    await job(world.db, 'photo', 'photo');
    await job(world.other, 'payment', 'payment');
    const done: string[] = [];
    const note = async (_context: unknown, { id }: { id: string }) => void done.push(id);
    const handlers = { mail: async () => void (await mail.send(aMail())), photo: note, payment: note };
    const outbox = worker(world, handlers);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['payment', 'photo']), { timeout: 2000 });
    await vi.waitFor(() => expect(silent.connections()).toBeGreaterThan(0));
    await outbox.close();
    const left = await world.database
      .system('looks at what is left')
      .selectFrom('outbox')
      .select(['attempts', 'locked_until', 'lock_token'])
      .where('tenant_id', '=', 1)
      .where('topic', '=', 'mail')
      .execute();
    expect(left).toHaveLength(20);
    expect(new Set(left.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ attempts: 0, locked_until: 0, lock_token: null })]),
    );
    await mail.close();
  });
});

/** A server that accepts every connection and never sends anything. */
async function silentServer(): Promise<{ port: number; connections: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, connections: () => sockets.size };
}

it('mail that waits for a connection is not sent after its caller has given up', async () => {
  const silent = await silentServer();
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${silent.port}`,
    ids: { random: () => 'r' },
    patience: 300,
  });
  const begun = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => mail.send(aMail())));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(3000);
  await mail.close();
});
