import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Forms after which the shell is another one: what was put away, what was bought. */
const CHANGING = /^\/(?:site-entry|credits)\b/;

/**
 * Whether the shell is fetched anew: only where it can have changed under an open document. Login, signup, logout and
 * another language are a new document.
 */
export function shellChanges({
  formAction,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  return (
    defaultShouldRevalidate &&
    // A payment page that waits turns a free member into a premium one while it is open.
    (nextUrl.pathname.startsWith('/transactions/') ||
      // Name and picture stand in the navigation.
      nextUrl.pathname === '/profile' ||
      (formAction !== undefined && CHANGING.test(formAction)))
  );
}
