import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from '@remix-run/node';
import { scriptSafe } from '~/i18n/script-safe';
import { APPLICATION_ELEMENT, type LightApplication } from '~/page/application';
import { documentDataOf, isJson, OWN_PATH } from '~/document/scripts/data-at-once.server';

const MANIFEST = join('build', 'client', 'light-script.json');
let known: string | undefined;

/** The URL of the only script of a light page, made by scripts/landers/build-scripts.mjs. */
function lightScript(): string {
  if (import.meta.env.DEV || !existsSync(MANIFEST)) return '/app/document/light/light-page.ts';
  return (known ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as string);
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
    `<script type="module">window.__remixContext={path:${OWN_PATH}};requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(lightScript())})))</script>`
  );
}
