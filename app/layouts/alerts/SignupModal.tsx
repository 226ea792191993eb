import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { lazyAfterHydration } from '~/page/lazy';
import { takePressedLink } from '~/page/pressed-link';
import { useShell } from '~/page/use-shell';
import type { SignupDialogProps } from './SignupDialog';
import { isPlainClick, readSignupLink, type SignupAddress } from './signup-link';

const loadDialog = () => import('./SignupDialog').then((module) => module.SignupDialog);
const SignupDialog = lazyAfterHydration(loadDialog, PageInstead);

/** Navigates to the signup page when the code of the modal cannot be loaded. */
function PageInstead({ action }: SignupDialogProps) {
  useEffect(() => window.location.assign(action), [action]);
  return null;
}

/** From 768 px every signup link, a real link to a page, opens this modal once the page is hydrated. */
export function SignupModal() {
  const { user, brand } = useShell();
  const location = useLocation();
  const [target, setTarget] = useState<SignupAddress | null>(null);
  useEffect(() => setTarget(null), [location.pathname]);
  useEffect(() => {
    if (user) return undefined;
    loadDialog().catch(() => {});
    // Only the server knows whether this person takes messages; where some take none, the link leads to the page.
    const hasModal = (link: SignupAddress) => !link.memberId || brand.fictional.chat !== 'closed';
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? readSignupLink(event.target) : null;
      if (!link || !hasModal(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link);
    };
    // In the capture phase, before the router's links handle the click.
    document.addEventListener('click', onClick, true);
    const pressed = readSignupLink(takePressedLink(window) ?? null);
    if (pressed && hasModal(pressed)) setTarget(pressed);
    else if (pressed) window.location.assign(pressed.action);
    return () => document.removeEventListener('click', onClick, true);
  }, [user, brand.fictional.chat]);
  return target ? (
    <SignupDialog action={target.action} memberId={target.memberId} onClose={() => setTarget(null)} />
  ) : null;
}
