import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { collectHtml } from './collect-html';
import { Starved } from '~/server/overload/overloaded';

/** The longest time for a page that has to wait for something (milliseconds). */
export const RENDER_MS = 10_000;

/** How React marks a part that it gave up on, for the browser to render. */
const GIVEN_UP = '<!--$!-->';

/**
 * Only what React streams begins with it, without which browsers lay pages out as in the nineties. It is put before all
 * else, since looking at what React rendered makes one text of its thousand pieces, and adding to that a second one.
 */
const DOCTYPE = '<!DOCTYPE html>';
const DOCUMENT = `${DOCTYPE}<html`;

/** `whole`: nothing is streamed after the page, so that it can be rendered at once, a tenth cheaper. */
export async function renderHtml(element: ReactElement, whole: boolean): Promise<string> {
  const html = whole ? renderAtOnce(element) : undefined;
  return html ?? (await renderToTheEnd(element)).toString();
}

/** Undefined where something suspends, which has to be awaited, or fails, which the other way of rendering reports. */
function renderAtOnce(element: ReactElement): string | undefined {
  try {
    const html = DOCTYPE + renderToString(element);
    if (html.includes(GIVEN_UP)) return undefined;
    return html.startsWith(DOCUMENT) ? html : html.slice(DOCTYPE.length);
  } catch {
    return undefined;
  }
}

/** Uses `renderToPipeableStream` and onAllReady: a script that is loaded for the first time, for example, is awaited. */
function renderToTheEnd(element: ReactElement): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // One chunk: React moves larger Suspense boundaries behind a script, which breaks pages without JavaScript.
      progressiveChunkSize: Infinity,
      onAllReady() {
        stream.pipe(collectHtml(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    // Without the abort, the stream would hold the whole rendered tree in memory.
    timer = setTimeout(() => {
      reject(new Starved());
      stream.abort();
    }, RENDER_MS);
  }).finally(() => clearTimeout(timer));
}
