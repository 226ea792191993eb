import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignupForm } from '~/features/joining/signup/SignupForm';
import { Messages } from '~/i18n/Messages';
import { Dialog } from '~/ui/Dialog/Dialog';

export interface SignupDialogProps {
  /** `/signup` or `/members/{id}/signup`, with the tracking ids in its query string. */
  action: string;
  memberId: string | undefined;
  onClose: () => void;
}

/** While the form is being submitted, neither the backdrop nor Escape closes the dialog. */
export function SignupDialog({ action, memberId, onClose }: SignupDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      size="md"
      closable={!busy}
      onClose={onClose}
      title={<FormattedMessage id="shell.signup-title" defaultMessage="Create your free account" />}
    >
      <Messages features={['account']}>
        <SignupForm action={action} memberId={memberId} inModal onBusy={setBusy} />
      </Messages>
    </Dialog>
  );
}
