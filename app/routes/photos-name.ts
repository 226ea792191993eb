import type { LoaderFunctionArgs } from '@remix-run/node';
import { findPhotoFile, type Audience } from '~/features/photos/photo.service.server';
import type { RequestContext } from '~/server/context/context.server';

/**
 * The bytes behind a file name never change. Photos that everybody may see may be cached by a CDN, which checks each
 * hour whether they are still shown; photos for members only are cached by the browser; all others are revalidated each
 * time.
 */
const CACHE_CONTROL: Record<Audience, string> = {
  everybody: 'public, max-age=31536000, s-maxage=3600, immutable',
  members: 'private, max-age=31536000, immutable',
  some: 'private, no-cache',
};

/** GET /photos/{name}: the bytes of a photo, or 404 whatever the reason. The CSP forbids running anything in it. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const file = await findPhotoFile(context as unknown as RequestContext, params.name ?? '');
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const headers = {
    'Cache-Control': CACHE_CONTROL[file.audience],
    // The brand's pages load the photo from the CDN's origin.
    ...(file.audience === 'everybody' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${file.etag}"`,
  };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.bytes.length) },
  });
}
