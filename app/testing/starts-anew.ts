/** A document, not only its pages: shell, live updates and language are the member's from here on. */
export const startsAnew = ({ headers }: { headers: Headers }) => headers.get('X-Remix-Reload-Document') === 'true';
