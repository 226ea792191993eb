import { Form } from '@remix-run/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster } from '~/ui/Layout/Layout';
import type { MessagesSettings } from './messages-settings';
import { typeNames } from './type-words';

export interface StoppedMailProps {
  settings: Pick<MessagesSettings, 'email' | 'stopped' | 'unsubscribed'>;
  busy: boolean;
}

/** Why a member gets no e-mails, or fewer, though nobody switched them off here, and the way back. */
export function StoppedMail({ settings, busy }: StoppedMailProps) {
  const intl = useIntl();
  const { email, stopped, unsubscribed } = settings;
  if (stopped) {
    const values = {
      email: <strong className="whole">{email}</strong>,
      date: <FormattedDate value={stopped.at} dateStyle="long" />,
    };
    return stopped.reason === 'bounce' ? (
      <Alert
        tone="warning"
        title={<FormattedMessage id="settings.stopped-bounce-title" defaultMessage="Our e-mails don’t reach you" />}
        action={<WayBack busy={busy} otherEmail />}
      >
        <FormattedMessage
          id="settings.stopped-bounce"
          defaultMessage="On {date} an e-mail to {email} came back, so we stopped sending them there. Is the address right, and does your mailbox have room? Then switch e-mails on again."
          values={values}
        />
      </Alert>
    ) : (
      <Alert
        tone="warning"
        title={<FormattedMessage id="settings.stopped-spam-title" defaultMessage="E-mails are off: marked as spam" />}
        action={<WayBack busy={busy} />}
      >
        <FormattedMessage
          id="settings.stopped-spam"
          defaultMessage="On {date} your e-mail provider told us that one of our e-mails to {email} was marked as spam. Since then we’ve only written about your account and your orders. If it was a slip, switch e-mails on again."
          values={values}
        />
      </Alert>
    );
  }
  if (unsubscribed === null) return null;
  return (
    <Alert tone="info">
      <FormattedMessage
        id="settings.unsubscribed"
        defaultMessage="From within an e-mail you stopped: {types} (last on {date}). They’re off below, and you can switch them on again."
        values={{
          date: <FormattedDate value={unsubscribed.at} dateStyle="long" />,
          types: (
            <strong>{intl.formatList(unsubscribed.types.map((type) => intl.formatMessage(typeNames[type])))}</strong>
          ),
        }}
      />
    </Alert>
  );
}

function WayBack({ busy, otherEmail = false }: { busy: boolean; otherEmail?: boolean }) {
  return (
    <Form method="post" replace>
      <Cluster>
        <Button size="sm" name="intent" value="lift" busy={busy}>
          <FormattedMessage id="settings.stopped-lift" defaultMessage="Switch e-mails on again" />
        </Button>
        {otherEmail ? (
          <ButtonLink size="sm" variant="ghost" to="/notifications/email-address">
            <FormattedMessage id="settings.stopped-change" defaultMessage="Use another address" />
          </ButtonLink>
        ) : null}
      </Cluster>
    </Form>
  );
}
