import { expect, it } from 'vitest';
import { copyErrorHeaders } from './error-headers.server';

it('keeps the Cache-Control of a page that must not be stored', () => {
  const headers = new Headers();
  const page = new Headers({ 'Cache-Control': 'private, no-store' });
  copyErrorHeaders(headers, { loaderHeaders: { page }, actionHeaders: {} });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('keeps Allow and Retry-After of an error, and nothing else', () => {
  const headers = new Headers({ 'Content-Type': 'text/html' });
  copyErrorHeaders(headers, {
    loaderHeaders: { root: new Headers(), page: new Headers({ Allow: 'GET', 'X-Other': '1' }) },
    actionHeaders: { page: new Headers({ 'Retry-After': '60' }) },
  });
  expect(Object.fromEntries(headers)).toEqual({ 'content-type': 'text/html', allow: 'GET', 'retry-after': '60' });
});
