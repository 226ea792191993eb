import { expect, it } from 'vitest';
import { insertOutbox } from '~db/queries/outbox';
import { aMail } from '~/providers/mail/mail.contract';
import { memoryMail } from '~/providers/mail/memory';
import { Unavailable } from '~/providers/provider-errors';
import { randomIds } from '~/server/context/ids';
import { startOutbox } from '~/server/jobs/outbox';
import { memoryLogger } from '~/server/operations/logger';
import { testContext } from '~/testing/context';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { outboxStore } from './jobs.server';

withDatabase('mail in the outbox', (open) => {
  it('arrives once after a day without a mail server, and a recipient who is refused holds up nobody', async () => {
    const world = await open();
    const ids = randomIds(world.clock);
    const mail = memoryMail(ids);
    let now = TEST_NOW;
    let down = true;
    const send = async (_context: unknown, { id, to }: { id: string; to: string }) => {
      if (down || to === 'refused@example.org') throw new Unavailable('smtp', 'temporarily refused (451)');
      await mail.send(aMail({ to, messageId: `${id}@aurea.example` }));
    };
    const outbox = startOutbox({
      store: outboxStore(world.database, ids, () => [1, 2]),
      handlers: { mail: send },
      contextOf: (id) => testContext(world, { brand: id as 1 | 2 }),
      now: () => now,
      log: memoryLogger(),
      intervalMs: 3_600_000,
    });
    const recipients = ['refused@example.org', 'a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'];
    for (const [at, to] of recipients.entries()) {
      const payload = JSON.stringify({ id: `m${at}`, to });
      await insertOutbox(world.db, { id: `m${at}`, topic: 'mail', payload, created_at: now, due_at: now });
    }
    for (let hours = 0; hours < 24; hours++) {
      await outbox.drain();
      now += HOUR;
    }
    expect(mail.sent).toEqual([]);
    down = false;
    for (let hours = 0; hours < 3; hours++) {
      now += HOUR;
      await outbox.drain();
    }
    await outbox.close();
    expect(mail.sent.map(({ to }) => to).toSorted()).toEqual(recipients.slice(1));
  });
});
