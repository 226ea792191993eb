import type { LoaderFunctionArgs } from '@remix-run/node';
import { manifestOf } from '~/features/notifications/pwa/manifest.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { bufferedResponse } from '~/server/response/buffered-response.server';

/** GET /manifest.webmanifest: what the installed app is called and looks like. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const lang = new URL(request.url).searchParams.get('lang');
  const manifest = manifestOf(context as unknown as RequestContext, lang);
  return bufferedResponse(Buffer.from(JSON.stringify(manifest)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'private, max-age=3600' },
  });
}
