import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { messageFinder } from './floor-messages';
import type { Messages } from './floor-messages';
import { readPageStyles } from './floor-styles';
import { makeFloor } from './floor-tree';
import { parseHtml } from './html-tree';

const messages: Messages = {
  'a.open': [{ type: 0, value: 'Open' }],
  'a.hello': [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ],
  'a.any': [{ type: 1, value: 'x' }],
} as Messages;

const page =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>' +
  '<style data-styled="true">.k1{color:red;}/*!sc*/\n.k1:hover{color:blue;}/*!sc*/\n.k2{color:green;}/*!sc*/\n' +
  'data-styled.g1[id="sc-a"]{content:"k1,k2,"}/*!sc*/\n</style></head>' +
  '<body><a class="sc-a k1" href="/x?a=1&amp;b=2">Open</a><b class="own sc-a k2">Hello Ann</b><i class="own">?!</i>' +
  '<input type="text" required="" value="v" aria-label="Open"/><script>1 < 2 && "x"</script></body></html>';

describe('the React floor', () => {
  const document = parseHtml(page);
  const styles = readPageStyles(document);
  const floor = makeFloor(document, { styles, findMessage: messageFinder(messages, 'en') });

  it('finds styled components and messages in the HTML', () => {
    expect([...styles.rules]).toEqual([
      ['k1', '&{color:red;}\n&:hover{color:blue;}'],
      ['k2', '&{color:green;}'],
    ]);
    expect(floor).toMatchObject({ elements: 9, styledElements: 2, styledComponents: 2, messages: 3 });
  });

  it('renders the same document again', () => {
    const sheet = new ServerStyleSheet();
    const tree = createElement(IntlProvider, { locale: 'en', messages }, floor.render());
    const html = renderToStaticMarkup(sheet.collectStyles(tree));
    expect(sheet.getStyleTags()).toMatch(/color:red;.*color:blue;.*color:green;/s);
    sheet.seal();
    const bare = html.replace(/ class="[^"]*"/g, '');
    expect(bare).toBe(
      '<html lang="en"><head><meta charSet="utf-8"/></head>' +
        '<body><a href="/x?a=1&amp;b=2">Open</a><b>Hello Ann</b><i>?!</i>' +
        '<input type="text" required="" aria-label="Open" value="v"/><script>1 < 2 && "x"</script></body></html>',
    );
  });

  it('refuses a document it did not understand', () => {
    expect(() => parseHtml('<p><b>x</p>')).toThrow('</p> ends <b>');
    expect(() => parseHtml('<p>')).toThrow('<p> never ends');
  });
});
