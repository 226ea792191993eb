import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Stack } from '~/ui/Layout/Layout';
import { SettingsFrame } from '../settings/SettingsFrame';
import type { ShownSession } from './session-list';
import { SessionsSection } from './SessionsSection';

export interface SessionsScreenProps {
  sessions: readonly ShownSession[];
  /** Devices have just been logged out. */
  ended: boolean;
}

export function SessionsScreen({ sessions, ended }: SessionsScreenProps) {
  const alone = sessions.every(({ current }) => current);
  return (
    <SettingsFrame
      section="sessions"
      lead={
        alone ? (
          <FormattedMessage id="settings.sessions-alone" defaultMessage="Only on this device." />
        ) : (
          <FormattedMessage
            id="settings.sessions-lead"
            defaultMessage="See one you don’t recognise? Log it out here."
          />
        )
      }
    >
      <Stack $gap={6}>
        {ended ? (
          <Alert tone="success" role="status">
            <FormattedMessage
              id="settings.session-ended"
              defaultMessage="Logged out. Any pages open there close straight away."
            />
          </Alert>
        ) : null}
        <SessionsSection sessions={sessions} />
      </Stack>
    </SettingsFrame>
  );
}
