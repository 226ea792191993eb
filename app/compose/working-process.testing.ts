import { openDatabase } from '~db/database';
import { featureJobs } from './job-registry.server';
import { outboxStore } from './jobs.server';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { smtpMail } from '~/providers/mail/smtp';
import { systemClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { startOutbox } from '~/server/jobs/outbox';
import { memoryLogger } from '~/server/operations/logger';
import { testContext } from '~/testing/context';
import type { OpenDatabase } from '~/testing/with-database';

/** What a process of its own does with a database that others use too, until its input ends or it is killed. */
export interface Work {
  url: string;
  kind: OpenDatabase['kind'];
  holder: string;
  leaseMs: number;
  /** The job that it does when it is due. */
  job?: string;
  /** Stands still for good when so many ids have been made: in the middle of a piece and of its transaction. */
  stopAtId?: number;
  /** The mail server to which it sends what waits in the outbox. */
  smtp?: string;
}

const work = JSON.parse(process.argv[2]!) as Work;
const say = (word: string) => process.stdout.write(`${word}\n`);
const clock = systemClock;
const random = randomIds(clock);
let count = 0;
const ids = {
  ...random,
  ulid: () => {
    count += 1;
    if (count === work.stopAtId) {
      say('standing still');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    }
    return random.ulid();
  },
};

const database = await openDatabase({ url: work.url });
const open = {
  database,
  db: database.tenant(1),
  other: database.tenant(2),
  clock,
  ids,
  url: work.url,
  kind: work.kind,
};
const mail = work.smtp === undefined ? undefined : smtpMail({ url: work.smtp, ids });
const context = testContext(open as unknown as OpenDatabase, { brand: 1 });
const own = mail ? { ...context, ports: { ...context.ports, mail } } : context;
const contextOf = (id: number) => (id === 1 ? own : undefined);
const closing: (() => Promise<void>)[] = [];

if (work.job !== undefined) {
  const jobs = featureJobs({ contextOf }).filter(({ name }) => name === work.job);
  const { holder, leaseMs } = work;
  const runner = openJobRunner({ jobs, database, tenantIds: () => [1], clock, holder, log: memoryLogger(), leaseMs });
  const poll = setInterval(() => void runner.run(), 100);
  closing.push(async () => {
    clearInterval(poll);
    await runner.close();
  });
}
if (mail) {
  const outbox = startOutbox({
    store: outboxStore(database, random, () => [1]),
    handlers: { ...joiningJobs },
    contextOf,
    now: () => clock.now(),
    log: memoryLogger(),
    intervalMs: 100,
    leaseMs: work.leaseMs,
  });
  closing.push(outbox.close, () => mail.close());
}
say('ready');
process.stdin.resume().once('end', async () => {
  for (const close of closing) await close();
  await database.close();
  process.exit(0);
});
