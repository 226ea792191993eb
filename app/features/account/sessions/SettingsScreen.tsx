import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { SessionView } from './session-list';
import { SessionsSection } from './SessionsSection';

export interface SettingsScreenProps {
  sessions: readonly SessionView[];
  /** Devices have just been logged out. */
  ended: boolean;
}

export function SettingsScreen({ sessions, ended }: SettingsScreenProps) {
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="account.settings" defaultMessage="Settings" />} />
      <Stack $gap={6}>
        {ended ? (
          <Alert tone="success" role="status">
            <FormattedMessage
              id="account.session-ended"
              defaultMessage="Logged out. Any pages open there close straight away."
            />
          </Alert>
        ) : null}
        <SessionsSection sessions={sessions} />
      </Stack>
    </Page>
  );
}
