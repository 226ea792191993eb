import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';
import { bufferedResponse } from '~/server/response/buffered-response.server';

/**
 * What crawlers need not ask for. Pages that are not to be shown say so themselves: a crawler that may not read a page
 * never learns that.
 */
const CLOSED = ['/api/', '/webhooks/', '/dev/'];

/** GET /robots.txt */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context as unknown as RequestContext;
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return bufferedResponse(Buffer.from(`${lines.join('\n')}\n`), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
