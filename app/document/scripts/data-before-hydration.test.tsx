// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import type * as Remix from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface RemixWindow {
  __remixContext?: object;
  __remixManifest?: object;
  __remixRouteModules?: object;
}

const Page = () => <button type="button">like</button>;

/** Remix keeps what it has read in its module, so each test has a module of its own. */
function freshRemix() {
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (path.includes('/@remix-run/react/')) delete require.cache[path];
  return require('@remix-run/react') as typeof Remix;
}

let complaints: unknown[];
const note = (event: ErrorEvent) => {
  complaints.push(event.error);
  event.preventDefault();
};

/** The document as the server sends it, with the scripts run; each test has a Remix that has read nothing yet. */
beforeEach(() => {
  vi.resetModules();
  vi.doMock('@remix-run/react', freshRemix);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((text) => complaints.push(text));
  complaints = [];
  window.addEventListener('error', note);
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  Object.assign(window, {
    __remixContext: {
      url: '/',
      basename: '/',
      future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false },
      isSpaMode: false,
      stream: new Response('[{}]\n').body,
      get state() {
        return { loaderData: { root: null }, actionData: null, errors: null };
      },
      set state(_) {},
    },
    __remixManifest: {
      routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: false } },
      entry: { module: '/entry.js', imports: [] },
      url: '/manifest.js',
      version: '1',
    },
    __remixRouteModules: { root: { default: Page } },
  } satisfies RemixWindow);
});
afterEach(() => {
  window.removeEventListener('error', note);
  vi.doUnmock('@remix-run/react');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hydrates as the entry does, and presses a key before React comes to it. */
async function wakeUpUnderAKey({ dataFirst }: { dataFirst: boolean }) {
  const { RemixBrowser } = await import('@remix-run/react');
  const { dataBeforeHydration } = await import('./data-before-hydration');
  if (dataFirst) await dataBeforeHydration();
  const container = document.querySelector('div')!;
  await act(async () => {
    startTransition(() => void hydrateRoot(container, <RemixBrowser />));
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
    try {
      document.querySelector('button')!.dispatchEvent(event);
    } catch (error) {
      complaints.push(error);
    }
  });
  return container.innerHTML;
}

// A version test: it fails once Remix renders without reading first, and the patch can go.
it('a key that is pressed while Remix reads the data makes React fail', async () => {
  await wakeUpUnderAKey({ dataFirst: false });
  expect(complaints.map(String)).toContain('Error: Root did not complete. This is a bug in React.');
});

it('disturbs nothing if the data were read before', async () => {
  expect(await wakeUpUnderAKey({ dataFirst: true })).toContain('like');
  expect(complaints).toEqual([]);
});
