import type { EntryContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import handleRequest from './entry.server';
import { readBody } from './server/response/buffered-response.server';
import { memoryLogger } from './server/operations/logger';

/** A context with which no page can be rendered: it has neither brand nor texts. */
const broken = { staticHandlerContext: { errors: null, statusCode: 200 } } as unknown as EntryContext;

// covers S2-116 S2-117
it('an error page that fails too is plain text with a link home, and is logged', async () => {
  const logged: { message: string }[] = [];
  const context = { log: memoryLogger(logged as never) };
  const response = () => handleRequest(new Request('http://aurea.localhost/'), 200, new Headers(), broken, context);

  // Remix then renders once more, as an error page.
  await expect(response()).rejects.toThrow();
  const last = await response();
  expect(last.status).toBe(500);
  expect(last.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(last.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(last.headers.get('Cache-Control')).toContain('no-store');
  const html = (await readBody(last)).toString();
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('<a href="/">');
  expect(logged.map(({ message }) => message)).toEqual(['unexpected error']);
  // The next request has a second attempt of its own.
  await expect(
    handleRequest(new Request('http://aurea.localhost/'), 200, new Headers(), broken, { ...context }),
  ).rejects.toThrow();
});
