import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { documentParts } from './document/document-parts.server';
import { IntlRoot } from './i18n/IntlRoot';
import type { RequestContext } from './server/context/context.server';
import { contentSecurityPolicy } from './server/pages/csp';
import { bufferedResponse } from './server/response/buffered-response.server';
import { findFormResponse } from './server/response/form-response.server';
import { completeDocument } from './server/pages/html-document.server';
import { lastResort } from './server/pages/last-resort.server';
import { collectHtml } from './server/framework-patches/collect-html';
import { keepErrorHeaders } from './server/framework-patches/refusal-headers.server';
import { Starved, starvedResponse } from './server/limits/overloaded';
import { openStyleSheet } from './theme/style-sheet.server';

export { start } from './compose.server';

const ABORT_MS = 10_000;

/** One complete document: rendered to the end, styles and messages in its head, its inline parts hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  loadContext: unknown,
): Promise<Response> {
  const response = findFormResponse(request, remix.staticHandlerContext);
  if (response) return response;
  const context = loadContext as RequestContext;
  const sheet = openStyleSheet();
  try {
    const parts = documentParts(context, remix);
    const html = await render(
      <StyleSheetManager sheet={sheet.instance}>
        <IntlRoot source={parts.intl}>
          <RemixServer context={remix} url={request.url} abortDelay={ABORT_MS} />
        </IntlRoot>
      </StyleSheetManager>,
    );
    const document = completeDocument(html, parts.themeStyle + sheet.getStyleTags() + parts.messages);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    keepErrorHeaders(headers, remix.staticHandlerContext);
    headers.set('Content-Security-Policy', contentSecurityPolicy(document, parts.csp));
    return bufferedResponse(document, { status, headers });
  } catch (error) {
    if (error instanceof Starved) return starvedResponse();
    const response = lastResort(context);
    if (!response) throw error;
    handleError(error, { request, context: loadContext as AppLoadContext, params: {} });
    return response;
  } finally {
    sheet.seal();
  }
}

/** `renderToPipeableStream` and onAllReady: renderToString gives HTML that never hydrates with single fetch. */
function render(element: React.ReactElement): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // One chunk: React moves larger Suspense boundaries behind an inline script, which breaks pages without JavaScript.
      progressiveChunkSize: Infinity,
      onAllReady() {
        stream.pipe(collectHtml(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    // Without an end it would hold on to the whole rendered tree for as long.
    timer = setTimeout(() => {
      reject(new Starved());
      stream.abort();
    }, ABORT_MS);
  }).finally(() => clearTimeout(timer));
}

/** A bug outside loaders and actions (respond.server.ts): logged once, with request id and tenant. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // An address nobody has is an answer, not a bug.
  if (isRouteErrorResponse(error)) return;
  const { log } = context as unknown as RequestContext;
  log.error({ err: error, path: new URL(request.url).pathname }, 'unexpected error');
};
