import type { ServerStyleSheet } from 'styled-components';
import type { ComponentSheet } from '~/theme/component-sheet/component-sheet.server';

/**
 * The styles of the page's components. A shared sheet is announced by a header as well, so that it is asked for before
 * the scripts: nothing is shown without it.
 */
export function componentStyles(page: ServerStyleSheet, shared: ComponentSheet | undefined, headers: Headers): string {
  const own = page.getStyleTags();
  if (!shared) return own;
  headers.append('Link', `<${shared.href}>; rel=preload; as=style`);
  return `<link rel="stylesheet" href="${shared.href}" data-components="">${own}`;
}
