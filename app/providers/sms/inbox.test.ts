import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { openSmsInbox } from './inbox';
import { anSms, smsContract } from './sms.contract';

let folder: string;
const clock = frozenClock(1_790_000_000_000);
const open = () => openSmsInbox({ file: join(folder, 'sms.jsonl'), clock, ids: randomIds(clock) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-sms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

smsContract('inbox', async () => {
  const port = open();
  return {
    port,
    received: async () =>
      port
        .list()
        .map(({ from, to, text }) => ({ from, to, text }))
        .reverse(),
    close: () => port.close(),
  };
});

it('shows each brand its own messages after a restart, and leaves unreadable lines out', async () => {
  await open().send(anSms());
  await open().send(anSms({ tenant: 'boreas', text: 'Another brand' }));
  writeFileSync(join(folder, 'sms.jsonl'), 'null\n{"id":1}\n{"id"', { flag: 'a' });
  expect(open().list({ tenant: 'boreas' })).toMatchObject([{ text: 'Another brand', sentAt: clock.now() }]);
  expect(open().list()).toHaveLength(2);
});
