import type { LoaderFunctionArgs } from '@remix-run/node';
import { findIcon } from '~/features/notifications/pwa/icons.service.server';
import type { RequestContext } from '~/server/context/context.server';

/** A URL with a version never changes; notifications use the one without. */
const CACHE = { versioned: 'public, max-age=31536000, immutable', plain: 'public, max-age=3600' };

/** GET /icons/{name}: the icons of the brand as PNG. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const icon = await findIcon(context as unknown as RequestContext, params.name ?? '');
  if (!icon) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  const cache = new URL(request.url).searchParams.has('v') ? CACHE.versioned : CACHE.plain;
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': cache, 'Content-Length': String(icon.length) };
  return new Response(new Uint8Array(icon), { headers });
}
