import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { AccountFrame } from '~/features/account/AccountFrame';
import { AccountMessage } from '~/features/account/AccountMessage';
import { AFTER_OPENING_DAYS, CONFIRM_DAYS, MOST_MONTHS } from '~/features/account/waiting-list-times';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { CircleCheck, MailCheck } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import type { WaitingListNotice } from './waiting-list';
import { SignupClosed } from './SignupClosed';
import { WaitingListForm } from './WaitingListForm';

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

export interface WaitingListScreenProps {
  notice: WaitingListNotice | null;
  problem: FormProblem | null;
  /** The form was accepted: the e-mail address that was typed. */
  sentTo?: string;
}

/** The page of the waiting list: the form, also with what has to be corrected, and what came of it. */
export function WaitingListScreen({ notice, problem, sentTo }: WaitingListScreenProps) {
  const { brand } = useShell();
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  if (!problem && notice === 'confirmed') return <Confirmed />;
  return (
    <AccountFrame
      title={
        <FormattedMessage
          id="waitinglist.title"
          defaultMessage="Hear it when {brand} opens"
          values={{ brand: brand.name }}
        />
      }
      lead={brand.description}
    >
      {problem ? (
        <WaitingListForm problem={problem} />
      ) : (
        <Stack $gap={6}>
          {notice === 'expired' ? (
            <Alert tone="warning">
              <FormattedMessage
                id="waitinglist.expired"
                defaultMessage="That link no longer works, and nothing is stored. If you still want to be on the list, enter your e-mail address again."
              />
            </Alert>
          ) : null}
          <SignupClosed />
        </Stack>
      )}
    </AccountFrame>
  );
}

/** The same for every e-mail address, no matter who it belongs to. */
function Sent({ email }: { email: string }) {
  return (
    <AccountMessage
      icon={<MailCheck size={32} aria-hidden />}
      title={<FormattedMessage id="waitinglist.sent-title" defaultMessage="Look into your mailbox" />}
      actions={<ToFront />}
    >
      <p>
        <FormattedMessage
          id="waitinglist.sent-text"
          defaultMessage="We have written to {email}. The e-mail says what comes next; you are on the list once you have followed its link."
          values={{ email: <Email>{email}</Email> }}
        />
      </p>
      <p>
        <FormattedMessage
          id="waitinglist.sent-note"
          defaultMessage="The link works for {days} days. Nothing there? Look into the spam folder, or check the address and send the form again."
          values={{ days: CONFIRM_DAYS }}
        />
      </p>
    </AccountMessage>
  );
}

function Confirmed() {
  const { brand } = useShell();
  return (
    <AccountMessage
      tone="success"
      icon={<CircleCheck size={32} aria-hidden />}
      title={<FormattedMessage id="waitinglist.confirmed-title" defaultMessage="You’re on the list" />}
      actions={<ToFront />}
    >
      <p>
        <FormattedMessage
          id="waitinglist.confirmed-text"
          defaultMessage="You get one e-mail when {brand} is open to everybody. Until then you don’t need to do anything."
          values={{ brand: brand.name }}
        />
      </p>
      <p>
        <FormattedMessage
          id="waitinglist.confirmed-note"
          defaultMessage="Your address is erased {days} days after that e-mail, or after {months} months at the latest. You can leave the list with the link in each of our e-mails."
          values={{ days: AFTER_OPENING_DAYS, months: MOST_MONTHS }}
        />
      </p>
    </AccountMessage>
  );
}

function ToFront() {
  const { brand } = useShell();
  return (
    <ButtonLink to="/" variant="secondary" wide>
      <FormattedMessage id="waitinglist.to-front" defaultMessage="Back to {brand}" values={{ brand: brand.name }} />
    </ButtonLink>
  );
}
