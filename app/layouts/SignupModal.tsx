import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignupForm } from '~/features/account/SignupForm';
import { Messages } from '~/i18n/Messages';
import { breakpoints } from '~/theme/tokens';
import { Dialog } from '~/ui/Dialog/Dialog';
import { useShell } from '~/live/use-shell';

/** `/signup` and `/members/{id}/signup`, with the member the first message goes to. */
const SIGNUP_LINK = /^\/(?:members\/([a-z0-9]{26})\/)?signup$/;

interface Asked {
  memberId: string | undefined;
  search: string;
}

/**
 * Every signup link is a real link to a page; on wider screens (from 768 px) it opens this modal instead. While
 * the signup is under way neither backdrop nor Escape closes it.
 */
export function SignupModal() {
  const { user } = useShell();
  const location = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => setAsked(null), [location.pathname]);
  useEffect(() => {
    if (user) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(link);
    };
    // In the capture phase, before the router's own links see the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [user, navigate]);
  if (!asked) return null;
  return (
    <Dialog
      open
      size="md"
      closable={!busy}
      onClose={() => setAsked(null)}
      title={<FormattedMessage id="shell.signup-title" defaultMessage="Create your free account" />}
    >
      <ModalForm asked={asked} onBusy={setBusy} />
    </Dialog>
  );
}

function ModalForm({ asked, onBusy }: { asked: Asked; onBusy: (busy: boolean) => void }) {
  const action = asked.memberId ? `/members/${asked.memberId}/signup${asked.search}` : `/signup${asked.search}`;
  return (
    <Messages features={['account']}>
      <SignupForm action={action} memberId={asked.memberId} inModal onBusy={onBusy} />
    </Messages>
  );
}

function linkOf(event: MouseEvent): Asked | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (!window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches) return null;
  const anchor = (event.target as Element | null)?.closest?.('a');
  if (!anchor || anchor.origin !== window.location.origin || anchor.target) return null;
  const match = SIGNUP_LINK.exec(anchor.pathname);
  if (!match || SIGNUP_LINK.test(window.location.pathname)) return null;
  return { memberId: match[1], search: anchor.search || window.location.search };
}
