import { createRequire } from 'node:module';
import { createRequestHandler, data, redirect, type EntryContext, type ServerBuild } from '@remix-run/node';
import { RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import fc from 'fast-check';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { dataScripts, documentDataOf, encodeDataAtOnce, withoutStream } from './data-at-once.server';

let loader: () => unknown;
let takeBack = () => {};
afterEach(() => takeBack());

function Page() {
  const id = useId();
  return (
    <html lang="en">
      <body>
        <p id={id}>{JSON.stringify(useLoaderData())}</p>
        <Scripts />
      </body>
    </html>
  );
}

let entry: EntryContext;
const build = {
  routes: {
    root: { id: 'root', path: '', module: { default: Page, loader: () => loader(), ErrorBoundary: () => null } },
  },
  assets: {
    routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: true } },
    entry: { module: '/entry.js', imports: [] },
    url: '/manifest.js',
    version: '1',
  },
  entry: {
    module: {
      default: (_request: Request, status: number, _headers: Headers, context: EntryContext) => {
        entry = context;
        return new Response('document', { status });
      },
      handleError: () => {},
    },
  },
  future: { v3_singleFetch: true, v3_fetcherPersist: true, v3_lazyRouteDiscovery: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  isSpaMode: false,
} as unknown as ServerBuild;
const handle = createRequestHandler(build, 'production');

async function textFor(load: () => unknown): Promise<string> {
  loader = load;
  return (await handle(new Request('http://a.localhost/_root.data'))).text();
}

/** The text of Remix itself and ours. */
async function both(load: () => unknown): Promise<[string, string]> {
  const streamed = await textFor(load);
  takeBack = encodeDataAtOnce();
  const atOnce = await textFor(load);
  takeBack();
  return [streamed, atOnce];
}

async function entryFor(value: unknown): Promise<EntryContext> {
  loader = () => value;
  await handle(new Request('http://a.localhost/'));
  return entry;
}

class Place {
  name = 'Utrecht';
}

const shared = { a: [1, 'a', null] };
const thrown = (value: unknown) => () => {
  throw value;
};

// Version tests: they fail once Remix encodes otherwise, or no longer asks the module that is changed here.
describe('data that is encoded at once', () => {
  it.each<[string, () => unknown]>([
    ['an object', () => ({ a: 1, b: 'é </script> \u2028 "', c: [true, false, null, undefined], d: {}, e: [] })],
    ['the same values again', () => [shared, shared, 'a', 1, true, shared.a]],
    ['an array with a hole', () => Object.assign([], { 2: 'x' })],
    ['numbers that JSON does not know', () => [NaN, Infinity, -Infinity, -0, 0, 1e21, 1.5]],
    ['an object without a prototype', () => Object.assign(Object.create(null), { a: 1 })],
    ['objects with a class', () => ({ at: new Date(7), place: new Place(), set: new Set([1]) })],
    ['a promise', () => ({ later: Promise.resolve('x') })],
    ['a refusal', thrown(data({ code: 'x', values: {} }, { status: 404 }))],
    ['a bug', thrown(new Error('secret'))],
    ['a redirect', thrown(redirect('/login'))],
    ['nothing', () => null],
  ])('is the text of Remix: %s', async (_what, load) => {
    const [streamed, atOnce] = await both(load);
    expect(atOnce).toBe(streamed);
  });

  it('is the text of Remix for any data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const [streamed, atOnce] = await both(() => ({ value }));
        expect(atOnce).toBe(streamed);
      }),
    );
  });

  it('is a text for pages too, and a stream only where it holds a promise', async () => {
    expect(documentDataOf(await entryFor({ a: 1 }))).toBeUndefined();
    takeBack = encodeDataAtOnce();
    encodeDataAtOnce();
    expect(documentDataOf(await entryFor({ a: 1 }))).toContain('"root"');
    const later = await entryFor({ later: Promise.resolve(1) });
    expect(documentDataOf(later)).toBeUndefined();
    expect(later.serverHandoffStream).toBeInstanceOf(ReadableStream);
  });
});

describe('the page around it', () => {
  const rendered = (remix: EntryContext) =>
    renderToString(<RemixServer context={remix} url="http://a.localhost/" abortDelay={1000} />);

  it('has the ids that the browser gives its fields', async () => {
    takeBack = encodeDataAtOnce();
    const html = rendered(withoutStream(await entryFor({ a: 1 })));
    takeBack();
    // As the first of two children, like in RemixBrowser; without the scripts of its stream.
    const idIn = (html: string) => /<p id="(:[^"]+)"/.exec(html)![1];
    expect(idIn(html)).toBe(idIn(rendered(await entryFor({ a: 1 }))));
    expect(html).not.toContain('enqueue');
    expect(html).not.toContain('<!--$');
  });

  interface Read {
    path?: string;
    state?: unknown;
    stream: ReadableStream<Uint8Array>;
  }

  /** Runs the scripts as a browser does, with the context that Remix's own inline script sets up. */
  function run(scripts: string): Read {
    const element = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(scripts)![1]!;
    const code = /<script>(\{[\s\S]*)<\/script>/.exec(scripts)![1]!;
    let streamController!: ReadableStreamDefaultController<string>;
    const texts = new ReadableStream<string>({ start: (controller) => void (streamController = controller) });
    const context = { streamController, stream: texts.pipeThrough(new TextEncoderStream()) };
    const page = { getElementById: (id: string) => (id === 'page-data' ? { textContent: element } : null) };
    new Function('__remixContext', 'document', 'location', code)(context, page, {
      pathname: '/members',
      search: '?page=2',
    });
    return context;
  }

  /** What RemixBrowser does before it hydrates. */
  async function read(context: Read): Promise<unknown> {
    const fromReact = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'));
    const { decode } = fromReact('turbo-stream') as {
      decode: (stream: ReadableStream<Uint8Array>) => Promise<{ value: unknown; done: Promise<unknown> }>;
    };
    const { value, done } = await decode(context.stream);
    await done;
    context.state = value;
    return context.state;
  }

  it.each([
    ['as JSON', () => ({ said: '</script><script>evil()</script><!--', none: null, list: [1, { a: 'é' }] })],
    ['in Remix’s own form', () => ({ said: '</script><script>evil()</script><!--', none: null, list: [1, undefined] })],
  ])('hands its data to Remix, and nothing can close the element: %s', async (how, load) => {
    takeBack = encodeDataAtOnce();
    const remix = await entryFor(load());
    rendered(withoutStream(remix));
    const text = documentDataOf(remix)!;
    expect(text.startsWith('{')).toBe(how === 'as JSON');
    const scripts = dataScripts(remix, text);
    expect(scripts.match(/<\/?script/g)).toEqual(['<script', '</script', '<script', '</script']);
    expect(scripts).not.toContain('<!--');
    const state = { loaderData: { root: load() }, actionData: null, errors: null };
    const context = run(scripts);
    expect(context.path).toBe('/members?page=2');
    expect(await read(context)).toEqual(state);
  });

  it('has no data if it has no scripts', async () => {
    takeBack = encodeDataAtOnce();
    const remix = await entryFor({ a: 1 });
    expect(dataScripts(remix, documentDataOf(remix)!)).toBe('');
  });
});
