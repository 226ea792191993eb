import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from '@remix-run/node';
import { scriptSafe } from '~/i18n/script-safe';
import { APPLICATION_ELEMENT, type LightApplication } from '~/page/application';
import { documentDataOf, isJson, OWN_PATH } from '~/document/scripts/data-at-once.server';

const MANIFEST = join('build', 'client', 'light-scripts.json');
type ScriptName = 'light-page' | 'offer-script';
let known: Record<ScriptName, string> | undefined;

/** The URL of a script that is built for itself, by scripts/landers/build-scripts.mjs. */
function urlOf(name: ScriptName): string {
  if (import.meta.env.DEV || !existsSync(MANIFEST)) return `/app/document/light/${name}.ts`;
  known ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<ScriptName, string>;
  return known[name];
}

/** The script of a page that never gets the application, where its HTML has lines that offer a language. */
export function offerScript(html: string): string {
  if (!html.includes(' data-part="language-offer"')) return '';
  return `<script type="module" src="${urlOf('offer-script')}" fetchpriority="low"></script>`;
}

/** The data of a page as a text, streamed or not. */
export async function wholeDataOf(remix: EntryContext): Promise<string> {
  return documentDataOf(remix) ?? (await new Response(remix.serverHandoffStream).text());
}

/**
 * The end of a light document: the loaders' data as JSON instead of Remix's inline scripts. The application takes over
 * the page with the data with which it was rendered, also when it is loaded long after the document. Otherwise a person
 * who has left meanwhile would make the two differ.
 */
export function lightScripts(
  { serverHandoffString, staticHandlerContext, manifest }: EntryContext,
  state: string,
  { loading }: { loading: string },
): string {
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  const application: Omit<LightApplication, 'context' | 'state'> = { routes, loading };
  const parts = [
    `"context":${serverHandoffString ?? '{}'}`,
    `"state":${isJson(state) ? state : JSON.stringify(state)}`,
    JSON.stringify(application).slice(1),
  ];
  const json = scriptSafe(`{${parts.join(',')}`);
  return (
    `<script type="application/json" id="${APPLICATION_ELEMENT}" data-modules="${manifest.url}">${json}</script>` +
    // After the first frame: text and faces come first. Until then links work as without JavaScript.
    `<script type="module">window.__remixContext={path:${OWN_PATH}};requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(urlOf('light-page'))})))</script>`
  );
}
