import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openMailbox } from '~/providers/mail/mailbox';
import { memoryMail } from '~/providers/mail/memory';
import { frozenClock } from '~/server/context/clock';
import type { RequestContext } from '~/server/context/context.server';
import { countingIds } from '~/server/context/ids';
import { mailInScheme, onPhones } from './design/mail-css';
import { getMailboxMail, listMailbox } from './mailbox.service.server';

const clock = frozenClock(1_000_000);
const ids = countingIds(clock);
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function contextWithMail(mode: 'demo' | 'production' = 'demo') {
  const folder = await mkdtemp(join(tmpdir(), 'facet-test-'));
  folders.push(folder);
  const mail = openMailbox({ file: join(folder, 'mailbox.jsonl'), clock, ids });
  const letter = { from: { name: 'Aurea', address: 'a@aurea.example' }, html: '<p>Hi</p>', headers: {} };
  const text = 'Open http://aurea.localhost/abc\nor http://aurea.localhost/def, or http://aurea.localhost/abc';
  await mail.send({ ...letter, tenant: 'aurea', to: 'anna@example.org', subject: 'One', text });
  await mail.send({ ...letter, tenant: 'boreas', to: 'bob@example.org', subject: 'Two', text });
  const of = (slug: string) => ({ mode, ports: { mail }, tenant: { slug } }) as unknown as RequestContext;
  return { aurea: of('aurea'), boreas: of('boreas') };
}

it('the mailbox shows a brand its own mails, with working links', async () => {
  const { aurea, boreas } = await contextWithMail();
  const [entry, ...others] = listMailbox(aurea);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    id: entry!.id,
    from: 'Aurea <a@aurea.example>',
    to: 'anna@example.org',
    subject: 'One',
    sentAt: 1_000_000,
  });
  expect(getMailboxMail(aurea, entry!.id).links).toEqual(['http://aurea.localhost/abc', 'http://aurea.localhost/def']);
  expect(() => getMailboxMail(boreas, entry!.id)).toThrowError('errors.page-not-found');
});

it('the mailbox does not exist in production, nor where mail is really sent', async () => {
  const { aurea } = await contextWithMail('production');
  expect(() => listMailbox(aurea)).toThrowError('errors.page-not-found');
  const smtp = {
    mode: 'demo',
    ports: { mail: memoryMail(ids) },
    tenant: { slug: 'aurea' },
  } as unknown as RequestContext;
  expect(() => listMailbox(smtp)).toThrowError('errors.page-not-found');
});

it('a mail can be seen in either scheme, on any device', () => {
  const html = '<style>a{color:#000}@media (prefers-color-scheme:dark){a{color:#fff}}</style>';
  expect(mailInScheme(html, 'dark')).toContain('@media all{a{color:#fff}}');
  expect(mailInScheme(html, 'light')).toContain('@media not all{a{color:#fff}}');
});

it('shows a mail as wide as a phone, and its markup stays within its frame', () => {
  const html =
    '<!DOCTYPE html><html lang="nl"><head><title>Hi &amp; bye</title></head><body><a href="/a">x</a></body></html>';
  const page = onPhones(html);
  expect(page).toContain('<html lang="nl"><head><meta charset="utf-8"><title>Hi &amp; bye</title>');
  expect(page).toContain('width:390px');
  expect(page).toContain('srcdoc="<!DOCTYPE html><html lang=&quot;nl&quot;>');
  expect(page).toContain('Hi &amp;amp; bye');
  expect(page.match(/srcdoc="([^"]*)"/)![1]).toContain('<a href=&quot;/a&quot;>x</a>');
});
