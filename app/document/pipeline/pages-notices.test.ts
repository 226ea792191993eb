import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { LIVE_SESSION, openTestListener } from '~/server/http/request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
afterEach(() => listener.close());

const ask = async (path: string, site?: string, method = 'GET') => {
  const from = site === undefined ? {} : { 'sec-fetch-site': site };
  const headers = { accept: 'text/html', cookie: `session=${LIVE_SESSION}`, ...from };
  const { status, headers: sent } = await listener.ask(path, { method, headers });
  return [status, sent.location];
};

describe('what a page says was just done', () => {
  it.each([
    ['/login?notice=password-changed', '/login'],
    ['/login?next=%2Fchats&notice=reactivated', '/login?next=%2Fchats'],
    ['/notifications/password?notice=changed', '/notifications/password'],
    ['/reset-password?sent=1', '/reset-password'],
    ['/reset-password/do?token=x&notice=passkey-removed', '/reset-password/do?token=x'],
    ['/reports/R-1?again', '/reports/R-1'],
    ['/profile?saved=about', '/profile'],
  ])('is said by %s after a form of this brand, not to whoever follows a link to it', async (path, bare) => {
    listener = await openTestListener();
    for (const site of ['cross-site', 'same-site', 'none']) expect(await ask(path, site), site).toEqual([302, bare]);
    for (const site of ['same-origin', undefined]) expect(await ask(path, site), site).toEqual([200, undefined]);
    expect(await ask(bare, 'none')).toEqual([200, undefined]);
  });

  it('leaves other queries as they are', async () => {
    listener = await openTestListener();
    for (const path of ['/credits/1/ideal?saved=abc', '/waiting-list?notice=expired', '/members?order=new'])
      expect(await ask(path, 'cross-site'), path).toEqual([200, undefined]);
  });
});

it('no page has another name for it', async () => {
  listener = await openTestListener();
  const folder = fileURLToPath(new URL('../../routes/', import.meta.url));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  const names = new Set<string>();
  for (const file of sources)
    for (const [, name] of readFileSync(folder + file, 'utf8').matchAll(
      /(?:searchParams|query)\.(?:get|has)\('([^']+)'\)/g,
    ))
      names.add(name!);
  for (const name of ['notice', 'sent', 'again', 'saved']) expect(names.delete(name), name).toBe(true);
  // These choose what is shown, or hold a secret without which nothing is.
  expect([...names].sort()).toEqual([
    'about', 'after', 'as', 'before', 'bundle', 'certificate', 'code', 'country', 'delete', 'details', 'hidden', 'key', 'link', 'match',
    'message', 'next', 'on', 'page', 'pay', 'photo', 'q', 'question', 'react', 'real', 'token', 'view',
  ]); // prettier-ignore
});
