/**
 * Whether the redirect loads a new document, not only a page: shell, live events and language are then the member's.
 */
export const startsAnew = ({ headers }: { headers: Headers }) => headers.get('X-Remix-Reload-Document') === 'true';
