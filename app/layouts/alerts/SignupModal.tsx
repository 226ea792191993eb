import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { lazyAfterHydration } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { breakpoints } from '~/theme/tokens';
import type { SignupDialogProps } from './SignupDialog';

/** `/signup` and `/members/{id}/signup`; the group captures the id of the member who gets the first message. */
const SIGNUP_LINK = /^\/(?:members\/([a-z0-9]{26})\/)?signup$/;

const loadDialog = () => import('./SignupDialog').then((module) => module.SignupDialog);
const SignupDialog = lazyAfterHydration(loadDialog, PageInstead);

/** Navigates to the signup page when the code of the modal cannot be loaded. */
function PageInstead({ action }: SignupDialogProps) {
  useEffect(() => window.location.assign(action), [action]);
  return null;
}

type Asked = Pick<SignupDialogProps, 'action' | 'memberId'>;

/** From 768 px every signup link, a real link to a page, opens this modal once the page is hydrated. */
export function SignupModal() {
  const { user, brand } = useShell();
  const location = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => setAsked(null), [location.pathname]);
  useEffect(() => {
    if (user) return undefined;
    loadDialog().catch(() => {});
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      // Only the server knows whether this person takes messages; where some take none, the link leads to the page.
      if (!link || (link.memberId && brand.fictional.chat === 'closed')) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(link);
    };
    // In the capture phase, before the router's links handle the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [user, brand.fictional.chat]);
  return asked ? <SignupDialog {...asked} onClose={() => setAsked(null)} /> : null;
}

function linkOf(event: MouseEvent): Asked | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (!window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches) return null;
  const anchor = (event.target as Element | null)?.closest?.('a');
  if (!anchor || anchor.origin !== window.location.origin || anchor.target) return null;
  const match = SIGNUP_LINK.exec(anchor.pathname);
  if (!match || SIGNUP_LINK.test(window.location.pathname)) return null;
  return { action: anchor.pathname + anchor.search, memberId: match[1] };
}
