import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AccountMessage } from '~/features/account/AccountMessage';
import { AccountNotice } from '~/features/account/AccountNotice';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { MailCheck, PartyPopper } from '~/ui/Icon/icons';
import { CorrectEmail } from './CorrectEmail';

export interface FlowCompleteProps {
  email: string;
  confirmed: boolean;
  way: string;
  leadsToChat: boolean;
  notice?: string | null;
  /** Why the corrected e-mail address was refused. */
  problem?: FormProblem;
  /** The question whether this device may receive notifications. */
  pushPrompt?: ReactNode;
}

/** The end of the flow: what is left is to confirm the e-mail address, unless that has been done meanwhile. */
export function FlowComplete({ email, confirmed, way, leadsToChat, notice, problem, pushPrompt }: FlowCompleteProps) {
  const onward = (
    <ButtonLink to={way} size="lg" wide reloadDocument>
      {leadsToChat ? (
        <FormattedMessage id="joining.to-conversation" defaultMessage="Go to your conversation" />
      ) : (
        <FormattedMessage id="joining.to-members" defaultMessage="Meet the members" />
      )}
    </ButtonLink>
  );
  if (confirmed) {
    return (
      <AccountMessage
        tone="success"
        icon={<PartyPopper size={32} aria-hidden />}
        title={<FormattedMessage id="joining.ready-title" defaultMessage="You’re all set" />}
        actions={
          <>
            {onward}
            {pushPrompt}
          </>
        }
      >
        <p>
          <FormattedMessage
            id="joining.ready-text"
            defaultMessage="Your e-mail address is confirmed and others can see your profile."
          />
        </p>
      </AccountMessage>
    );
  }
  return (
    <AccountMessage
      icon={<MailCheck size={32} aria-hidden />}
      title={<FormattedMessage id="joining.confirm-title" defaultMessage="Check your inbox" />}
      actions={
        <>
          {onward}
          <Resend />
          <CorrectEmail email={email} problem={problem} />
          {pushPrompt}
        </>
      }
    >
      <AccountNotice notice={notice ?? null} />
      <p>
        <FormattedMessage
          id="joining.confirm-text"
          defaultMessage="We’ve sent a link to {email}. Once you follow it, others can see your profile and reply to you."
          values={{ email: <strong className="whole">{email}</strong> }}
        />
      </p>
      <p>
        <FormattedMessage
          id="joining.confirm-hint"
          defaultMessage="Nothing there after a few minutes? Have a look in your spam folder."
        />
      </p>
    </AccountMessage>
  );
}

function Resend() {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action="/activate/resend">
      <input type="hidden" name="next" value="/complete-signup/complete" />
      <Button variant="ghost" wide busy={busy}>
        <FormattedMessage id="joining.resend" defaultMessage="Send the e-mail again" />
      </Button>
    </Form>
  );
}
