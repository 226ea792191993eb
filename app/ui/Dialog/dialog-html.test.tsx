import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog';

const dialog = (open = true) => (
  <IntlProvider locale="en">
    <Dialog open={open} title="Delete?">
      <button type="button">Keep</button>
    </Dialog>
  </IntlProvider>
);

describe('the HTML of a dialog', () => {
  it('is open in the server HTML, so that it shows without JavaScript, and has no style attribute', () => {
    const html = renderToString(dialog());
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toContain('<form method="dialog">');
    expect(html).not.toContain('style=');
    expect(renderToString(dialog(false))).not.toMatch(/<dialog[^>]* open/);
  });

  it('blocks the page behind it without JavaScript, although it is not a modal then', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(dialog()));
    const catching = /\[open\]:not\(:modal\)::before\{([^}]*)\}/.exec(sheet.getStyleTags())?.[1];
    sheet.seal();
    expect(catching).toContain('position:fixed;inset:0');
  });
});
