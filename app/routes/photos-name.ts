import type { LoaderFunctionArgs } from '@remix-run/node';
import { findPhotoFile, type Audience } from '~/features/photos/view/who-may-see.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { photoResponse } from '~/server/response/photo-response.server';

/** For at most so many seconds visitors see a copy of a member who does not let them see it any more. */
const VISITORS_SEE_FOR = 300;

/** The bytes behind a file name never change. CDNs check each hour whether photos for everybody are still shown. */
const CACHE_CONTROL: Record<Audience, string> = {
  everybody: 'public, max-age=31536000, s-maxage=3600, immutable',
  visitors: `public, max-age=${VISITORS_SEE_FOR}`,
  members: 'private, max-age=31536000, immutable',
  some: 'private, no-cache',
};

/** GET /photos/{name}: the bytes of a photo, or 404 whatever the reason. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const file = await findPhotoFile(context as unknown as RequestContext, params.name ?? '');
  return photoResponse(request, file, file ? headersFor(file.audience) : {});
}

function headersFor(audience: Audience): Record<string, string> {
  // Search engines for pictures show nobody.
  const cache = { 'Cache-Control': CACHE_CONTROL[audience], 'X-Robots-Tag': 'noindex' };
  // The brand's pages load the photo from the CDN's origin.
  return audience === 'everybody' || audience === 'visitors'
    ? { ...cache, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : cache;
}
