import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Forms that change the shell: dismissed alerts, answers to new terms and bought credits. */
const CHANGING = /^\/(?:site-entry|notifications\/terms|credits|withdrawal)\b/;

/** Only for an open document: login, signup, logout and a change of language load a new one anyway. */
export function shellChanges({
  formAction,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  return (
    defaultShouldRevalidate &&
    // While a payment page is open, the payment may turn a free member into a premium one.
    (nextUrl.pathname.startsWith('/transactions/') ||
      // The navigation shows the member's name and picture.
      nextUrl.pathname === '/profile' ||
      (formAction !== undefined && CHANGING.test(formAction)))
  );
}
