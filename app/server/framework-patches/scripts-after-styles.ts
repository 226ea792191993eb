const AT_ONCE = 'type="module" async=""';

/**
 * Remix marks the script of a page as `async`: it may run before a linked style sheet is there, which styled-components
 * takes over at that moment. Without the mark a module waits for the end of the page and for its style sheets. User text
 * cannot contain the mark, since its quotation marks are escaped.
 */
export function runAfterStyles(html: string): string {
  return html.replace(AT_ONCE, 'type="module"');
}
