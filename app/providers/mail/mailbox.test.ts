import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { Misconfigured, Unavailable } from '../provider-errors';
import { aMail, mailContract } from './mail.contract';
import { openMailbox } from './mailbox';

let folder: string;
const clock = frozenClock(1_700_000_000_000);
const open = (limit?: number) =>
  openMailbox({ file: join(folder, 'deep', 'mailbox.jsonl'), clock, ids: randomIds(clock), limit });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

mailContract('mailbox', async () => {
  const port = open();
  return {
    port,
    received: async () => port.list().map((mail) => ({ ...mail, to: [mail.to], headers: { ...mail.headers } })),
    close: () => port.close(),
  };
});

it('still holds its mails after a restart, newest first, each with its time', async () => {
  const before = open();
  await before.send(aMail({ messageId: 'a@x.example' }));
  clock.advance(1000);
  await before.send(aMail({ messageId: 'b@x.example' }));
  const after = open().list();
  expect(after.map((mail) => mail.messageId)).toEqual(['b@x.example', 'a@x.example']);
  expect(after[0]!.sentAt - after[1]!.sentAt).toBe(1000);
  expect(open().get(after[0]!.id)).toEqual(after[0]);
});

it('two workers that store at the same time both show all', async () => {
  const [first, second] = [open(), open()];
  const ids = Array.from({ length: 20 }, (_, i) => `${i}@x.example`);
  await Promise.all(ids.map((messageId, i) => (i % 2 ? first : second).send(aMail({ messageId }))));
  for (const box of [first, second])
    expect(
      box
        .list()
        .map((mail) => mail.messageId)
        .sort(),
    ).toEqual(ids.toSorted());
});

it('shows one brand its own mails only', async () => {
  const box = open();
  await box.send(aMail({ tenant: 'aurea', messageId: 'a@x.example' }));
  await box.send(aMail({ tenant: 'nocturne', messageId: 'b@x.example' }));
  const [mine] = box.list({ tenant: 'aurea' });
  expect(box.list({ tenant: 'aurea' })).toHaveLength(1);
  expect(box.get(mine!.id, 'aurea')).toBeDefined();
  expect(box.get(mine!.id, 'nocturne')).toBeUndefined();
});

it('stores a mail once if it is sent again under its message id', async () => {
  const box = open();
  await box.send(aMail());
  await box.send(aMail());
  expect(box.list()).toHaveLength(1);
});

it('stores the latest only, in memory and in the file', async () => {
  const box = open(5);
  for (let i = 0; i < 230; i++) await box.send(aMail({ messageId: `m${i}@x.example` }));
  expect(box.list().map((mail) => mail.messageId)).toEqual([229, 228, 227, 226, 225].map((i) => `m${i}@x.example`));
  const lines = readFileSync(join(folder, 'deep', 'mailbox.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(105);
  expect(open(5).list()[0]!.messageId).toBe('m229@x.example');
});

it('loses only the incomplete line of a killed process, and goes on writing', async () => {
  const box = open();
  await box.send(aMail({ messageId: 'a@x.example' }));
  const file = join(folder, 'deep', 'mailbox.jsonl');
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"half`);
  const restarted = open();
  await restarted.send(aMail({ messageId: 'b@x.example' }));
  expect(
    open()
      .list()
      .map((mail) => mail.messageId),
  ).toEqual(['b@x.example', 'a@x.example']);
});

it('throws Unavailable if the file cannot be written, and stores nothing half', async () => {
  writeFileSync(join(folder, 'deep'), 'a file where the folder should be');
  expect(() => open()).toThrow(Misconfigured);
  rmSync(join(folder, 'deep'));
  const box = open();
  writeFileSync(join(folder, 'deep'), '');
  await expect(box.send(aMail())).rejects.toBeInstanceOf(Unavailable);
  expect(box.list()).toEqual([]);
  rmSync(join(folder, 'deep'));
  await box.send(aMail());
  expect(box.list()).toHaveLength(1);
});
