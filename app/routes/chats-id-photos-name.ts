import type { LoaderFunctionArgs } from '@remix-run/node';
import { findMessagePhoto } from '~/features/chat/photos/photo-message.service.server';
import type { RequestContext } from '~/server/context/context.server';

/** Browsers must revalidate each time: access can be withdrawn, and another person may use the same browser next. */
const UNKEPT = 'private, no-cache';

/**
 * GET /chats/{id}/photos/{name}: a photo of a conversation, for its two members only. Every other case is 404, whatever
 * the reason.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const file = await findMessagePhoto(context as unknown as RequestContext, params.id ?? '', params.name ?? '');
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const headers = {
    'Cache-Control': UNKEPT,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${file.etag}"`,
  };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.bytes.length) },
  });
}
