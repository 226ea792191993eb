import type { EntryContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import { lightScripts, offerScript, wholeDataOf } from './light-document.server';

const remix = (change: object = {}) =>
  ({
    serverHandoffString: '{"future":{"v3_singleFetch":true}}',
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'index' } }] },
    manifest: { url: '/assets/manifest-1.js' },
    ...change,
  }) as unknown as EntryContext;

const texts = { loading: 'Laden' };

it('carries what the application needs, and names the list of its scripts', () => {
  const html = lightScripts(remix(), '[{"a":1}]\n', texts);
  const element = /<script type="application\/json" id="application" data-modules="([^"]+)">([^<]*)<\/script>/.exec(
    html,
  )!;
  expect(element[1]).toBe('/assets/manifest-1.js');
  expect(JSON.parse(element[2]!)).toEqual({
    context: { future: { v3_singleFetch: true } },
    state: '[{"a":1}]\n',
    routes: ['root', 'index'],
    ...texts,
  });
  expect(html.match(/<script/g)).toHaveLength(2);
});

it('carries JSON as it is, and not as a text in a text', () => {
  const html = lightScripts(remix(), '{"loaderData":{"root":"</script>"}}', texts);
  expect(JSON.parse(/>(\{[^<]*)<\/script>/.exec(html)![1]!)).toMatchObject({
    state: { loaderData: { root: '</script>' } },
    routes: ['root', 'index'],
  });
});

it('cannot be ended by the words of a member', () => {
  const text = '["</script><script>evil()</script><!--\u2028"]';
  const html = lightScripts(remix(), text, texts);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script', '<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(/>(\{[^<]*)<\/script>/.exec(html)![1]!)).toMatchObject({ state: text });
});

it('notes its own path and query before its script is asked for, which comes later', () => {
  const html = lightScripts(remix(), '[1]', texts);
  const code = /<script type="module">([^<]*)<\/script>/.exec(html)![1]!;
  const view = {};
  const location = { pathname: '/pages/faq', search: '?lb=1' };
  new Function('window', 'location', 'requestAnimationFrame', code.replace('import(', 'load('))(
    view,
    location,
    () => {},
  );
  expect(view).toEqual({ __remixContext: { path: '/pages/faq?lb=1' } });
});

it('reads data that Remix streams as well', async () => {
  expect(await wholeDataOf(remix({ serverHandoffStream: '[1]' }))).toBe('[1]');
  expect(await wholeDataOf(remix({ serverHandoffStream: new Response('[2]').body }))).toBe('[2]');
});

it('names the script that offers a language only where the page has lines of one', () => {
  expect(offerScript('<main><p>data-part="language-offer"</p></main>')).toBe('');
  expect(offerScript('<div class="a" data-part="language-offer"></div>')).toMatch(
    /^<script type="module" src="\/[\w/-]+\/offer-script[\w-]*\.[jt]s" fetchpriority="low"><\/script>$/,
  );
});
