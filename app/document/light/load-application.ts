import { MESSAGES_ELEMENT, type PageCatalogue } from '~/i18n/document-messages';
import { APPLICATION_ELEMENT, type LightApplication } from '~/page/application';

interface ManifestPart {
  module: string;
  imports?: string[];
}

/** Remix's manifest, which a module of the build puts on the window. */
interface Manifest {
  entry: ManifestPart;
  routes: Record<string, ManifestPart>;
  hmr?: { runtime?: string };
}

/** What Remix's inline scripts set up in other documents. */
interface RemixWindow {
  __remixManifest?: Manifest;
  __remixContext?: object;
  __remixRouteModules?: Record<string, unknown>;
}

/** Loads a script; replaced in tests. */
type LoadModule = (url: string) => Promise<unknown>;

const importModule: LoadModule = (url) => import(/* @vite-ignore */ url);

export function readApplication(page: Document): LightApplication & { modules: string } {
  const element = page.getElementById(APPLICATION_ELEMENT);
  if (!element?.textContent) throw new Error(`The page has no element #${APPLICATION_ELEMENT}`);
  return {
    ...(JSON.parse(element.textContent) as LightApplication),
    modules: element.dataset['modules'] ?? '',
  };
}

/** Loads the scripts and the messages of the page without running the application. Rejects if one of them fails. */
async function fetchParts(view: Window & RemixWindow, load: LoadModule) {
  const { routes, modules } = readApplication(view.document);
  const messages = fetchMessages(view);
  // A failure is noticed below, once the modules are there.
  messages.catch(() => {});
  await load(modules);
  const { __remixManifest: manifest } = view as Required<RemixWindow>;
  if (manifest.hmr?.runtime) await load(manifest.hmr.runtime);
  const parts = routes.map((id) => [id, manifest.routes[id]!] as const);
  preload(view.document, [manifest.entry, ...parts.map(([, part]) => part)]);
  const routeModules = await Promise.all(parts.map(async ([id, { module }]) => [id, await load(module)] as const));
  await messages;
  return { manifest, routeModules: Object.fromEntries(routeModules) };
}

/** All scripts are requested at once, not when the one that imports them has arrived. */
function preload(page: Document, parts: readonly ManifestPart[]): void {
  for (const url of new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))) {
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href: url }));
  }
}

/**
 * The files of the messages, which the application itself then takes from the browser's cache: it never ends without
 * them, but here someone waits, who is better served by the link that they pressed.
 */
async function fetchMessages(view: Window): Promise<void> {
  const { files } = JSON.parse(view.document.getElementById(MESSAGES_ELEMENT)!.textContent!) as PageCatalogue;
  const responses = await Promise.all(Object.values(files).map((url) => view.fetch(url)));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  const failed = responses.find(({ ok }) => !ok);
  if (failed) throw new Error(`${failed.status} for messages`);
}

/** What Remix reads from its stream if the data are known without it. */
const NOTHING = '[{}]\n';

function contextWith(context: object, state: LightApplication['state']): object {
  if (typeof state === 'string') return { ...context, stream: new Response(state).body };
  // Remix awaits its stream and then sets the state to what it has read there.
  return Object.defineProperty({ ...context, stream: new Response(NOTHING).body }, 'state', {
    get: () => state,
    set() {},
  });
}

/**
 * The application of a light page. `prepare` loads what it needs, `start` hydrates the page; each does its work once,
 * and may be called again after a failure.
 */
export function openApplication(
  view: Window & RemixWindow,
  { load = importModule, beforeStart = () => {} }: { load?: LoadModule; beforeStart?: () => void } = {},
) {
  let parts: ReturnType<typeof fetchParts> | undefined;
  let started: Promise<unknown> | undefined;
  const prepare = () =>
    (parts ??= fetchParts(view, load).catch((error: unknown) => {
      parts = undefined;
      throw error;
    }));
  const begin = async () => {
    const { manifest, routeModules } = await prepare();
    const { context, state, routes } = readApplication(view.document);
    const matched = Object.fromEntries(routes.map((id) => [id, manifest.routes[id]!]));
    const remix: RemixWindow = {
      __remixContext: contextWith(context, state),
      __remixManifest: { ...manifest, routes: matched },
      __remixRouteModules: routeModules,
    };
    Object.assign(view, remix);
    // Without a key of its own, the entry would get the scroll position that another page of this tab has stored.
    view.history.replaceState({ ...(view.history.state as object | null), key: crypto.randomUUID() }, '');
    beforeStart();
    await load(manifest.entry.module);
  };
  return {
    prepare,
    start: () =>
      (started ??= begin().catch((error: unknown) => {
        started = undefined;
        throw error;
      })),
  };
}

export type Application = ReturnType<typeof openApplication>;
