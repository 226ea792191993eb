import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import type { Messages } from './floor-messages';
import { compareDocuments, readFloorPage } from './floor-page';
import { makeFloor } from './floor-tree';

const messages = {
  'a.open': [{ type: 0, value: 'Open' }],
  'a.hello': [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ],
  'a.any': [{ type: 1, value: 'x' }],
} as Messages;

const page =
  '<!DOCTYPE html><html lang="en"><head><meta name="robots">' +
  '<style data-styled="true">.k1{color:red;}/*!sc*/\n.k1:hover{color:blue;}/*!sc*/\n.k2{color:green;}/*!sc*/\n' +
  'data-styled.g1[id="sc-a"]{content:"k1,k2,"}/*!sc*/\n</style></head>' +
  '<body><a class="sc-a k1" href="/x?a=1&amp;b=2">Open</a><b class="own sc-a k2">Hello Ann</b><i class="own">?!</i>' +
  '<input type="text" required="" aria-label="Open">' +
  `<script type="application/json" id="messages">${JSON.stringify({ locale: 'en', files: { a: '/a.json' } })}</script></body></html>`;
const readFile = (url: string): Messages => (url === '/a.json' ? messages : {});

it('reads styled components and messages from a page and renders the same document', () => {
  const { root, facts } = readFloorPage(page, readFile);
  expect(facts).toEqual({ elements: 9, styledElements: 2, styledComponents: 2, messages: 3 });
  const sheet = new ServerStyleSheet();
  const tree = createElement(IntlProvider, { locale: 'en', messages }, makeFloor(root)());
  const html = renderToStaticMarkup(sheet.collectStyles(tree));
  expect(sheet.getStyleTags()).toMatch(/color:red;.*color:blue;.*color:green;/s);
  sheet.seal();
  expect(html).toContain(' own">Hello Ann</b>');
  expect(html).toMatch(
    /<a class="[^"]+" href="\/x\?a=1&amp;b=2">Open<\/a><b [^>]*>Hello Ann<\/b><i class="own">\?!<\/i>/,
  );
  expect(html).toContain('<input type="text" required="" aria-label="Open"/>');
  expect(compareDocuments(page, html)).toEqual({ elements: 1, text: 1 });
});

it('writes the styles of a linked sheet into its own page', () => {
  const linked = page.replace(/<style.*<\/style>/s, '<link rel="stylesheet" href="/x.css" data-components="">');
  const shared = {
    'sc-a': { k1: ['.k1{color:red;}', '.k1:hover{color:blue;}'], k2: ['.k2{color:green;}'], k3: ['.k3{}'] },
  };
  expect(readFloorPage(linked, readFile, shared)).toEqual(readFloorPage(page, readFile));
});

it('refuses a page without its catalogue instead of measuring something else', () => {
  expect(() => readFloorPage('<p>Open</p>', readFile)).toThrow('no element #messages');
});
