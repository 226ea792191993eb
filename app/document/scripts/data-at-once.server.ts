import { createRequire } from 'node:module';
import type { EntryContext } from '@remix-run/node';
import { plainJson } from './plain-json';
import { turboText, type Named } from './turbo-text';

type Encoded = ReadableStream<Uint8Array> | string;
type Encode = (data: object, signal: AbortSignal, timeout: number | undefined, mode: string) => Encoded;

/** What Remix encodes for a document; for a navigation it encodes the results by route. */
const isDocument = (data: object) => 'loaderData' in data && 'actionData' in data && 'errors' in data;

interface ErrorResponse {
  data: unknown;
  status: number;
  statusText: string;
}

/** The very modules that Remix itself loads; its package exports neither. */
function remixModules() {
  const fromRemix = createRequire(createRequire(import.meta.url).resolve('@remix-run/node'));
  return {
    singleFetch: fromRemix('@remix-run/server-runtime/dist/single-fetch.js') as { encodeViaTurboStream: Encode },
    router: fromRemix('@remix-run/router') as { UNSAFE_ErrorResponseImpl: new () => ErrorResponse },
  };
}

const patched = new WeakSet<Encode>();

/**
 * Remix encodes the data of each response into a stream, and for each keeps a timer of five seconds and a controller
 * that would end it. Our loaders return data without promises, so it can be a text at once, without either. Data with
 * promises is streamed as before. Returns a function that takes the change back.
 */
export function encodeDataAtOnce(): () => void {
  const { singleFetch, router } = remixModules();
  const streamed = singleFetch.encodeViaTurboStream;
  if (patched.has(streamed)) return () => {};
  const named = (value: object): Named | undefined => {
    if (!(value instanceof router.UNSAFE_ErrorResponseImpl)) return undefined;
    return ['ErrorResponse', value.data, value.status, value.statusText];
  };
  const atOnce: Encode = (data, ...rest) =>
    (isDocument(data) ? plainJson(data) : undefined) ?? turboText(data, named) ?? streamed(data, ...rest);
  patched.add(atOnce);
  singleFetch.encodeViaTurboStream = atOnce;
  return () => {
    singleFetch.encodeViaTurboStream = streamed;
  };
}

/**
 * The data of a page as a text: JSON, an object, where that can hold it, which is compressed by a third better; else
 * Remix's own form, a list. Undefined if they have to be streamed.
 */
export function documentDataOf({ serverHandoffStream }: EntryContext): string | undefined {
  const encoded = serverHandoffStream as Encoded | undefined;
  return typeof encoded === 'string' ? encoded : undefined;
}

/** Whether a text of `documentDataOf` is JSON. */
export const isJson = (text: string): boolean => text.startsWith('{');

/** What RemixServer renders if its stream is not its business: everything but the scripts of the stream. */
export const withoutStream = (remix: EntryContext): EntryContext => ({ ...remix, serverHandoffStream: undefined });

const DATA_ELEMENT = 'page-data';
const READ = `document.getElementById("${DATA_ELEMENT}").textContent`;
/** The path and query of the document, as it notes them for its scripts (reload-when-moved.ts). */
export const OWN_PATH = 'location.pathname+location.search';
const PATH = `__remixContext.path=${OWN_PATH}`;
const FEED = `<script>{${PATH};const c=__remixContext.streamController;c.enqueue(${READ});c.close()}</script>`;
/** Remix awaits its stream and then sets the state to what it has read there, which is nothing. */
const FEED_JSON = `<script>{${PATH};const c=__remixContext,d=JSON.parse(${READ});Object.defineProperty(c,"state",{get:()=>d,set(){}});c.streamController.enqueue("[{}]\\n");c.streamController.close()}</script>`;

/**
 * Hands the data to Remix in the browser, like the scripts of RemixServer, which write the text once more as a text of a
 * script: a tenth longer, and other bytes to hash for the policy of every page. Remix's own form gives each value a
 * number, hundreds of different ones, which no compression can guess; so a page holds JSON.
 */
export function dataScripts({ renderMeta }: EntryContext, text: string): string {
  if (!renderMeta?.didRenderScripts) return '';
  const feed = isJson(text) ? FEED_JSON : FEED;
  return `<script type="application/json" id="${DATA_ELEMENT}">${text.replaceAll('<', '\\u003c')}</script>${feed}`;
}
