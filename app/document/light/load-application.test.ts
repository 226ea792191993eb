// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApplication } from './load-application';

const ENTRY = '/assets/entry.js';
const MANIFEST = '/assets/manifest.js';
const routes = {
  root: { module: '/assets/root.js', imports: ['/assets/base.js'] },
  index: { module: '/assets/index.js' },
  login: { module: '/assets/login.js' },
};

interface RemixWindow {
  __remixManifest?: { routes: object };
  __remixContext?: { future: object; stream: ReadableStream; state?: object };
  __remixRouteModules?: object;
}
const remix = () => {
  const { __remixManifest: manifest, __remixContext: context, __remixRouteModules: modules } = window as RemixWindow;
  return { manifest, context, modules };
};

let loaded: string[];
let fetched: string[];
let failing: string | undefined;
const load = async (url: string): Promise<unknown> => {
  loaded.push(url);
  if (url === failing) throw new Error(`no ${url}`);
  if (url === MANIFEST) Object.assign(window, { __remixManifest: { entry: { module: ENTRY }, routes, version: '1' } });
  return { from: url };
};

function showPage(state: object | string): void {
  const application = { context: { future: {} }, state, routes: ['root', 'index'] };
  const messages = { locale: 'nl', files: { common: '/i18n/nl/common.json' }, index: '/i18n/nl/index.json' };
  document.body.innerHTML =
    `<script type="application/json" id="messages">${JSON.stringify(messages)}</script>` +
    `<script type="application/json" id="application" data-modules="${MANIFEST}">${JSON.stringify(application)}</script>`;
}

beforeEach(() => {
  loaded = [];
  failing = undefined;
  document.head.innerHTML = '';
  showPage('[1]\n');
  fetched = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ 'common.close': 'Sluiten' });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the application of a light page', () => {
  it('starts with the data, the messages and the route modules of its document', async () => {
    const beforeStart = vi.fn(() => expect(loaded).not.toContain(ENTRY));
    await openApplication(window, { load, beforeStart }).start();
    expect(beforeStart).toHaveBeenCalledOnce();
    expect(loaded).toEqual([MANIFEST, '/assets/root.js', '/assets/index.js', ENTRY]);
    expect(Object.keys(remix().manifest!.routes)).toEqual(['root', 'index']);
    expect(remix().modules).toEqual({
      root: { from: '/assets/root.js' },
      index: { from: '/assets/index.js' },
    });
    expect(await new Response(remix().context!.stream).text()).toBe('[1]\n');
    expect(fetched).toEqual(['/i18n/nl/common.json']);
    const preloaded = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(preloaded).toEqual([ENTRY, '/assets/root.js', '/assets/base.js', '/assets/index.js']);
  });

  it('has its data as JSON, which Remix keeps after reading its stream', async () => {
    const state = { loaderData: { root: { name: 'Anna' } }, actionData: null, errors: null };
    showPage(state);
    await openApplication(window, { load }).start();
    const { context } = remix();
    expect(await new Response(context!.stream).text()).toBe('[{}]\n');
    context!.state = {};
    expect(context).toMatchObject({ future: {}, state });
  });

  it('is prepared without being started, and loaded only once', async () => {
    const application = openApplication(window, { load });
    await application.prepare();
    expect(loaded).not.toContain(ENTRY);
    await Promise.all([application.prepare(), application.start(), application.start()]);
    expect(loaded.filter((url) => url === MANIFEST || url === ENTRY)).toEqual([MANIFEST, ENTRY]);
  });

  it.each([MANIFEST, '/assets/index.js', ENTRY])('rejects without %s, and can be tried again', async (url) => {
    const application = openApplication(window, { load });
    failing = url;
    await expect(application.start()).rejects.toThrow(`no ${url}`);
    failing = undefined;
    await application.start();
    expect(loaded.at(-1)).toBe(ENTRY);
  });

  it('does not start without the messages: the page would differ from its HTML', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(openApplication(window, { load }).start()).rejects.toThrow('503');
    expect(loaded).not.toContain(ENTRY);
  });
});
