import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { StyleSheetManager, type ServerStyleSheet } from 'styled-components';
import { announceSheets, componentStyles } from './document/styles/component-styles.server';
import { documentParts, type DocumentParts } from './document/document-parts.server';
import { lightScripts, offerScript, wholeDataOf } from './document/light/light-document.server';
import { AllInterests } from './features/discovery/filters/InterestField';
import { listInterests } from './features/profiles/view/lists.service.server';
import { BOUNCE_SCRIPT } from './features/tracking/bounce-script';
import { IntlRoot } from './i18n/IntlRoot';
import type { RequestContext } from './server/context/context.server';
import { BOUNCE_QUERY } from './document/pipeline/cacheable';
import { contentSecurityPolicy } from './document/pipeline/csp';
import { bufferedResponse } from './server/response/buffered-response.server';
import { findFormResponse } from './server/response/form-response.server';
import { bytesOf, completeDocument } from './document/pipeline/html-document.server';
import { lastResort } from './document/pipeline/last-resort.server';
import { renderHtml, RENDER_MS } from './document/pipeline/render-html.server';
import { scriptsLater } from './document/scripts/scripts-later';
import { dataScripts, documentDataOf, withoutStream } from './document/scripts/data-at-once.server';
import { copyErrorHeaders } from './document/pipeline/error-headers.server';
import { openFragments } from './document/fragments/page-fragments.server';
import { FragmentsOfPage } from './document/fragments/cached-fragment';
import { fetchAfterFaces, runAfterFaces } from './document/scripts/scripts-after-faces';
import { Starved, starvedResponse } from './server/overload/overloaded';
import { hasOwnStyles, openStyleSheet } from './document/styles/style-sheet.server';

export { start } from './compose.server';
// For the build, which makes files of them (tools/styles/component-sheet.ts).
export { themeSheets } from './theme/theme-sheet';

/** The HTML is a string from the rendering to the policy, and becomes bytes once, at the end. */
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
  let sheet: ServerStyleSheet | undefined;
  try {
    const parts = documentParts(context, remix);
    sheet = openStyleSheet(parts.componentSheet);
    const fragments = openFragments(context, remix, parts);
    const data = parts.light ? await wholeDataOf(remix) : documentDataOf(remix);
    const rendered = await renderHtml(
      <StyleSheetManager sheet={sheet.instance}>
        <FragmentsOfPage.Provider value={fragments}>
          <IntlRoot source={parts.intl}>
            <AllInterests.Provider value={listInterests(context)}>
              <RemixServer
                context={data === undefined ? remix : withoutStream(remix)}
                url={request.url}
                abortDelay={RENDER_MS}
              />
            </AllInterests.Provider>
          </IntlRoot>
        </FragmentsOfPage.Provider>
      </StyleSheetManager>,
      data !== undefined,
    );
    // Steps that change what React rendered, from string to string, belong here.
    const html = fragments?.complete(rendered, { store: !hasOwnStyles(sheet) }) ?? rendered;
    const styles = componentStyles(sheet, parts.componentSheet);
    announceSheets(headers, [parts.themeSheet, parts.componentSheet?.href]);
    const later = parts.componentSheet ? runAfterFaces(html) : html;
    const ahead = later === html ? scriptsLater : fetchAfterFaces;
    const document = completeDocument(ahead(later), {
      head: parts.themeStyle + styles + ahead(parts.messages) + bounceScript(request),
      body: (parts.texts?.element ?? '') + (parts.application ? endOf(remix, data, parts) : offerScript(html)),
    });
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Language', context.locale);
    copyErrorHeaders(headers, remix.staticHandlerContext);
    headers.set('Content-Security-Policy', contentSecurityPolicy(document, parts.csp));
    return bufferedResponse(bytesOf(document), { status, headers });
  } catch (error) {
    if (error instanceof Starved) return starvedResponse();
    const response = lastResort(context);
    if (!response) throw error;
    handleError(error, { request, context: loadContext as AppLoadContext, params: {} });
    return response;
  } finally {
    sheet?.seal();
  }
}

/** What the application starts with. */
function endOf(remix: EntryContext, data: string | undefined, { light }: DocumentParts): string {
  if (data === undefined) return '';
  return light ? lightScripts(remix, data, light) : dataScripts(remix, data);
}

/** On every page with `lb` in its URL, hydrated or not. */
function bounceScript({ url }: Request): string {
  return new URL(url).searchParams.has(BOUNCE_QUERY) ? `<script>${BOUNCE_SCRIPT}</script>` : '';
}

/** Logs a bug outside loaders and actions (see respond.server.ts) once, with request id and tenant. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // A URL without a page is no bug.
  if (isRouteErrorResponse(error)) return;
  const { log } = context as unknown as RequestContext;
  log.error({ err: error, path: new URL(request.url).pathname }, 'unexpected error');
};
