import type { LoaderFunctionArgs } from '@remix-run/node';
import { findNamedImage } from '~/landing/page/sharing-image.server';
import type { RequestContext } from '~/server/context/context.server';
import { AppError, retryAfterHeader } from '~/server/response/app-error';
import { photoResponse } from '~/server/response/photo-response.server';

/** The URL in a page names the version of what it shows; any other URL shows what is current. */
const CACHE = { current: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' };

/** GET /sharing/{name}: what other sites show beside a link to the brand or to one of its landers. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  try {
    return await respond(context as unknown as RequestContext, params, request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const later = error.values['retry_after'];
    const headers = {
      'Content-Type': 'text/plain',
      'Cache-Control': 'private, no-store',
      ...(typeof later === 'number' ? retryAfterHeader(later) : {}),
    };
    return new Response(`${error.status}\n`, { status: error.status, headers });
  }
}

async function respond(context: RequestContext, params: LoaderFunctionArgs['params'], request: Request) {
  const image = await findNamedImage(context, params['name'] ?? '');
  if (!image) return photoResponse(request, undefined, {});
  const isCurrent = new URL(request.url).searchParams.get('v') === image.etag;
  return photoResponse(request, image, {
    'Cache-Control': isCurrent ? CACHE.current : CACHE.other,
    // Networks show it in pages of their own.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
