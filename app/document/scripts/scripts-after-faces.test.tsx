import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { Outlet, RemixServer, Scripts } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchAfterFaces, runAfterFaces } from './scripts-after-faces';

const Root = () => (
  <html lang="en">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const Page = () => <p>A page</p>;
const route = (id: string, more: object) => ({ id, ...more, module: { default: id === 'root' ? Root : Page } });
const asset = (id: string, more: object) => ({ id, ...more, module: `/${id}.js`, imports: ['/shared.js'] });

const build = {
  routes: { root: route('root', { path: '' }), page: route('page', { parentId: 'root', index: true }) },
  assets: {
    routes: { root: asset('root', { path: '' }), page: asset('page', { parentId: 'root', index: true }) },
    entry: { module: '/entry.js', imports: [] },
    url: '/manifest.js',
    version: '1',
  },
  entry: {
    module: {
      default: (_request: Request, status: number, _headers: Headers, context: EntryContext) =>
        new Response(renderToString(<RemixServer context={context} url="http://localhost/" />), { status }),
    },
  },
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild;

let html: string;
beforeAll(async () => {
  html = await (await createRequestHandler(build, 'production')(new Request('http://localhost/'))).text();
});

const moduleOf = (page: string) => /<script type="module"[^>]*>([^<]*)<\/script>/.exec(page)![1]!;

/** Runs the module of a page in a browser that consists of what the module may use. */
function open(readyState = 'interactive') {
  const links = ['modulepreload', 'preload'].map((rel) => ({ rel: 'later', dataset: { rel } }));
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const timers: { after: number; run: () => void }[] = [];
  const loaded: string[] = [];
  const window: Record<string, unknown> = {};
  const load = async (url: string) => {
    loaded.push(url);
    return { url, known: window['__remixRouteModules'] };
  };
  const text = moduleOf(runAfterFaces(html)).replaceAll('import(', 'load(');
  const names = ['load', 'document', 'window', 'addEventListener', 'requestAnimationFrame', 'setTimeout'];
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(...names, text)(
    load,
    { readyState, querySelectorAll: () => links.filter(({ rel }) => rel === 'later') },
    window,
    (name: string, run: () => void) => listeners.set(name, run),
    (run: () => void) => frames.push(run),
    (run: () => void, after = 0) => timers.push({ after, run }),
  );
  const frame = () => {
    for (const run of frames.splice(0)) run();
    for (const { run } of timers.filter(({ after }) => after === 0)) run();
  };
  return { links, listeners, frame, timers, loaded, window };
}
const ALL = ['/root.js', '/page.js', '/entry.js'];

describe('the module of a page', () => {
  it('runs when the pictures have come and were painted', async () => {
    const { listeners, frame, loaded, links, window } = open();
    frame();
    expect(loaded).toEqual([]);
    listeners.get('load')!();
    expect(loaded).toEqual([]);
    frame();
    await vi.waitFor(() => expect(loaded).toEqual(ALL));
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'preload']);
    expect(window['__remixRouteModules']).toMatchObject({ root: { url: '/root.js' }, page: { url: '/page.js' } });
    expect(window['__remixManifest']).toBeDefined();
  });

  it('runs after the next frame where they had come before', async () => {
    const { frame, loaded } = open('complete');
    expect(loaded).toEqual([]);
    frame();
    await vi.waitFor(() => expect(loaded).toEqual(ALL));
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'])(
    'runs at once, and once, on %s',
    async (use) => {
      const { listeners, frame, loaded } = open();
      listeners.get(use)!();
      expect(loaded).toEqual(['/root.js', '/page.js']);
      listeners.get('load')!();
      frame();
      await vi.waitFor(() => expect(loaded).toEqual(ALL));
    },
  );

  it('runs after two seconds although a picture is still on its way', () => {
    const { timers, loaded } = open();
    const [last] = timers.filter(({ after }) => after === 2000);
    last!.run();
    expect(loaded).toEqual(['/root.js', '/page.js']);
  });
});

it('scripts and messages that are requested ahead wait for it, and nothing else does', () => {
  const page =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">' +
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="fetch" href="/a.json">';
  expect(fetchAfterFaces(page)).toBe(
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">' +
      '<link rel="later" data-rel="modulepreload" href="/a.js"/><link rel="later" data-rel="preload" as="fetch" href="/a.json">',
  );
});

it('leaves what a member wrote, and a page without a module', () => {
  const html = renderToString(
    <p title={'<script type="module" async="">'}>
      {'<script type="module" async="">import * as route0 from "/x.js";</script>'}
    </p>,
  );
  expect(runAfterFaces(html)).toBe(html);
});

// The negative control and the version test: if it fails, Remix writes something else, which the patch must follow.
it('control: Remix itself lets the module run at once', () => {
  expect(html).toContain('<script type="module" async="">');
  expect(moduleOf(html)).toMatch(/^import \* as route0 from "\/root.js";\nimport \* as route1 from "\/page.js";$/m);
  expect(html).toContain('<link rel="modulepreload" href="/root.js"');
});
