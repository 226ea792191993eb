import type { ServerStyleSheet } from 'styled-components';
import type { ComponentSheet } from './component-sheet.server';

/** The styles of the page's components. */
export function componentStyles(page: ServerStyleSheet, shared: ComponentSheet | undefined): string {
  const own = page.getStyleTags();
  return shared ? `<link rel="stylesheet" href="${shared.href}" data-components="">${own}` : own;
}

/** Shared sheets are announced by a header as well, so that they are asked for before the scripts: nothing is shown without them. */
export function announceSheets(headers: Headers, sheets: readonly (string | undefined)[]): void {
  for (const href of sheets) if (href !== undefined) headers.append('Link', `<${href}>; rel=preload; as=style`);
}
