import { breakpoints } from '~/theme/tokens';

/** `/signup` and `/members/{id}/signup`; the group captures the id of the member who gets the first message. */
const SIGNUP_LINK = /^\/(?:members\/([a-z0-9]{26})\/)?signup$/;

export interface SignupAddress {
  /** The path with its query string. */
  action: string;
  memberId: string | undefined;
}

/** The signup link that opens a modal; null for other links, on phones, and on the signup page itself. */
export function readSignupLink(target: EventTarget | null): (SignupAddress & { anchor: HTMLAnchorElement }) | null {
  if (!window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches) return null;
  const anchor = (target as Element | null)?.closest?.('a');
  if (!anchor || anchor.origin !== window.location.origin || anchor.target) return null;
  const match = SIGNUP_LINK.exec(anchor.pathname);
  if (!match || SIGNUP_LINK.test(window.location.pathname)) return null;
  return { anchor, action: anchor.pathname + anchor.search, memberId: match[1] };
}

/** False for a click that the browser opens elsewhere, and for one that was handled already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
