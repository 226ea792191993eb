/**
 * Puts into the finished document what React does not own: theme and component styles and the messages of the
 * page, as the last children of <head> (React leaves unknown trailing nodes of head alone when it hydrates).
 * `insert` is put in by a function, since CSS may hold `$`.
 */
export function completeDocument(html: string, insert: string): string {
  return html.replace('</head>', () => `${insert}</head>`);
}
