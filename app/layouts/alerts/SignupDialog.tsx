import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignupForm } from '~/features/joining/signup/SignupForm';
import { Messages } from '~/i18n/Messages';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Stack } from '~/ui/Layout/Layout';

export interface SignupDialogProps {
  /** `/signup` or `/members/{id}/signup`, with the tracking ids in its query string. */
  action: string;
  memberId: string | undefined;
  onClose: () => void;
}

/**
 * Once something is typed, neither the backdrop nor Escape closes the dialog, and its button asks whether to discard
 * it. While the form is being submitted nothing closes it.
 */
export function SignupDialog({ action, memberId, onClose }: SignupDialogProps) {
  const { signupOpen } = useShell();
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        size="md"
        closable={!busy}
        onAsk={begun ? () => setAsking(true) : undefined}
        onClose={onClose}
        title={
          signupOpen ? (
            <FormattedMessage id="shell.signup-title" defaultMessage="Create your free account" />
          ) : (
            <FormattedMessage id="shell.signup-closed-title" defaultMessage="By invitation only" />
          )
        }
      >
        <Messages features={signupOpen ? ['account'] : ['account', 'waitinglist']}>
          <div onInput={() => setBegun(true)}>
            <SignupForm action={action} memberId={memberId} inModal onBusy={setBusy} />
          </div>
        </Messages>
      </Dialog>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="shell.signup-leave-title" defaultMessage="Stop signing up?" />}
      >
        <Stack $gap={4}>
          <p>
            <FormattedMessage id="shell.signup-leave-text" defaultMessage="What you typed will be lost." />
          </p>
          <Stack $gap={2}>
            <Button type="button" onClick={() => setAsking(false)} data-autofocus="">
              <FormattedMessage id="shell.signup-go-on" defaultMessage="Go on signing up" />
            </Button>
            <Button type="button" variant="ghost" onClick={onClose}>
              <FormattedMessage id="shell.signup-leave" defaultMessage="Discard it" />
            </Button>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
