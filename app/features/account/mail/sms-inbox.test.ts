import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openSmsInbox } from '~/providers/sms/inbox';
import { memorySms } from '~/providers/sms/memory';
import type { SmsPort } from '~/providers/sms/sms-port';
import { frozenClock } from '~/server/context/clock';
import type { RequestContext } from '~/server/context/context.server';
import { countingIds } from '~/server/context/ids';
import { listSmsInbox } from './sms-inbox.service.server';

const clock = frozenClock(1_000_000);
const ids = countingIds(clock);
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

const contextWith = (sms: SmsPort | null, mode: 'demo' | 'production' = 'demo', slug = 'aurea') =>
  ({ mode, ports: { sms }, tenant: { slug } }) as unknown as RequestContext;

async function inboxWithMessage(): Promise<SmsPort> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-test-'));
  folders.push(folder);
  const inbox = openSmsInbox({ file: join(folder, 'sms.jsonl'), clock, ids });
  await inbox.send({ tenant: 'aurea', from: 'Aurea', to: '+31612345678', text: 'Aurea: 123456' });
  return inbox;
}

it('the SMS inbox shows a brand its own messages', async () => {
  const inbox = await inboxWithMessage();
  expect(listSmsInbox(contextWith(inbox))).toEqual([
    { id: expect.any(String), from: 'Aurea', to: '+31612345678', text: 'Aurea: 123456', sentAt: 1_000_000 },
  ]);
  expect(listSmsInbox(contextWith(inbox, 'demo', 'boreas'))).toEqual([]);
});

it('the SMS inbox does not exist in production, nor where messages are really sent or not at all', async () => {
  const inbox = await inboxWithMessage();
  for (const context of [contextWith(inbox, 'production'), contextWith(memorySms(ids)), contextWith(null)])
    expect(() => listSmsInbox(context)).toThrowError('errors.page-not-found');
});
