import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { MailCheck, MailX } from '~/ui/Icon/icons';
import { AccountMessage } from '../../AccountMessage';

export type MailChangeState = 'done' | 'taken' | 'undo-ended' | 'undo-taken' | 'invalid';

/** Where a link about the e-mail address leads: what became of it, and what to do next. */
export function MailChanged({ state }: { state: MailChangeState }) {
  const { user } = useShell();
  if (state === 'done')
    return (
      <AccountMessage
        icon={<MailCheck size={32} aria-hidden />}
        tone="success"
        title={
          <FormattedMessage id="credentials.mail-changed-title" defaultMessage="Your new e-mail address is confirmed" />
        }
        actions={
          <ButtonLink to={user ? '/members' : '/login'} size="lg" wide>
            {user ? (
              <FormattedMessage id="credentials.to-members" defaultMessage="On to the members" />
            ) : (
              <FormattedMessage id="account.login-button" defaultMessage="Log in" />
            )}
          </ButtonLink>
        }
      >
        <p>
          <FormattedMessage
            id="credentials.mail-changed-text"
            defaultMessage="From now on you log in with it, and our e-mails go there."
          />
        </p>
      </AccountMessage>
    );
  return (
    <AccountMessage
      icon={<MailX size={32} aria-hidden />}
      tone="danger"
      title={<Title state={state} />}
      actions={
        state === 'invalid' || state === 'taken' ? (
          <ButtonLink to="/notifications/email-address" size="lg" wide>
            <FormattedMessage id="credentials.mail-change-settings" defaultMessage="Go to the settings" />
          </ButtonLink>
        ) : state === 'undo-ended' ? (
          <ButtonLink to="/reset-password" size="lg" wide>
            <FormattedMessage id="credentials.undo-ended-password" defaultMessage="Choose a new password" />
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        <Next state={state} />
      </p>
    </AccountMessage>
  );
}

type Failed = Exclude<MailChangeState, 'done'>;

function Title({ state }: { state: Failed }) {
  switch (state) {
    case 'taken':
      return (
        <FormattedMessage
          id="account.email-taken"
          defaultMessage="This email address already owns an account on this website."
        />
      );
    case 'undo-taken':
      return <FormattedMessage id="credentials.undo-taken" defaultMessage="Your old address is in use by now" />;
    case 'undo-ended':
      return <FormattedMessage id="credentials.undo-ended" defaultMessage="This change can’t be undone any more" />;
    case 'invalid':
      return (
        <FormattedMessage id="account.link-invalid" defaultMessage="Link expired or invalid, request a new email" />
      );
  }
}

function Next({ state }: { state: Failed }) {
  const { brand } = useShell();
  const email = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
  switch (state) {
    case 'taken':
      return (
        <FormattedMessage
          id="credentials.taken-next"
          defaultMessage="Your e-mail address stays as it was. You can choose another one in the settings."
        />
      );
    case 'undo-taken':
      return (
        <FormattedMessage
          id="credentials.undo-taken-next"
          defaultMessage="Another account has it now, so we can’t give it back to yours by ourselves. Please write to {email}; this link still works once that is settled."
          values={{ email }}
        />
      );
    case 'undo-ended':
      return (
        <FormattedMessage
          id="credentials.undo-ended-next"
          defaultMessage="The link works once, for 48 hours. If you used it yourself, the change is undone, and you choose a new password here. If somebody else has taken over your account, please write to {email} straight away."
          values={{ email }}
        />
      );
    case 'invalid':
      return (
        <FormattedMessage
          id="credentials.mail-change-next"
          defaultMessage="Your e-mail address stays as it was. You can have a new link sent in the settings."
        />
      );
  }
}
