import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { Stack } from '~/ui/Layout/Layout';
import { SettingsFrame } from './SettingsFrame';

export interface VisibilityScreenProps {
  invisible: boolean;
  saved: boolean;
  /** The fields for who may see the profile, which are part of the same form. */
  children?: ReactNode;
}

/** Who may see the profile, the invisible mode, and where everything else is that decides who sees a member. */
export function VisibilityScreen({ invisible, saved, children }: VisibilityScreenProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <SettingsFrame section="visibility">
      <Stack $gap={6}>
        {saved && !busy ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="settings.saved" defaultMessage="Saved. This applies from now on." />
          </Alert>
        ) : null}
        <Form method="post" replace>
          <Stack $gap={6}>
            {children}
            <Checkbox
              name="invisible"
              value="on"
              defaultChecked={invisible}
              label={<FormattedMessage id="settings.invisible" defaultMessage="Invisible mode" />}
              hint={
                <FormattedMessage
                  id="settings.invisible-hint"
                  defaultMessage="Nobody sees when you’re online or that you’ve visited their profile. In return, you don’t see who visits yours. Your profile can still be found."
                />
              }
            />
            <div>
              <Button busy={busy}>
                <FormattedMessage id="settings.save" defaultMessage="Save" />
              </Button>
            </div>
          </Stack>
        </Form>
        <p>
          <FormattedMessage
            id="settings.visibility-more"
            defaultMessage="Who may write to you, and whether others see what you’ve read, is set with your <chats>messages</chats>."
            values={{
              chats: (label) => <Link to="/chats/settings">{label}</Link>,
            }}
          />
        </p>
      </Stack>
    </SettingsFrame>
  );
}
