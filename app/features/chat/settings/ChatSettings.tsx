import { Form, Link, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ChatSettingsResponse } from '~/contract/conversation';
import { color, pull, space } from '~/theme/tokens';
import { ArrowLeft } from '~/ui/Icon/icons';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { RadioGroup, type RadioOption } from '~/ui/RadioGroup/RadioGroup';

const Fields = styled(Form)`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  > fieldset {
    width: 100%;
  }
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: ${pull(3)};
  border-radius: 50%;
  color: ${color('text')};
`;

const choices: RadioOption[] = [
  {
    value: 'everybody',
    label: <FormattedMessage id="chat.settings-everybody" defaultMessage="Everybody" />,
    detail: <FormattedMessage id="chat.settings-everybody-detail" defaultMessage="Anyone who can see your profile." />,
  },
  {
    value: 'liked',
    label: <FormattedMessage id="chat.settings-liked" defaultMessage="Members I like" />,
    detail: <FormattedMessage id="chat.settings-liked-detail" defaultMessage="You open the door with a like." />,
  },
  {
    value: 'matches',
    label: <FormattedMessage id="chat.settings-matches" defaultMessage="My matches" />,
    detail: <FormattedMessage id="chat.settings-matches-detail" defaultMessage="You like each other." />,
  },
];

/** The settings for all conversations of a member: who may begin one, and whether receipts are shown. */
export function ChatSettings({ settings, saved }: { settings: ChatSettingsResponse; saved: boolean }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Page $width="medium">
      <PageHeader
        title={<FormattedMessage id="chat.settings" defaultMessage="Message settings" />}
        back={
          <Back to="/chats">
            <ArrowLeft size={22} aria-hidden />
            <span className="visually-hidden">
              <FormattedMessage id="chat.back" defaultMessage="Back" />
            </span>
          </Back>
        }
      >
        <FormattedMessage id="chat.settings-lead" defaultMessage="These apply to all your conversations." />
      </PageHeader>
      <Fields method="post" replace>
        {saved && !busy ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="chat.settings-saved" defaultMessage="Saved. This applies from now on." />
          </Alert>
        ) : null}
        <RadioGroup
          name="who_may_write"
          label={<FormattedMessage id="chat.settings-who" defaultMessage="Who may write to me first?" />}
          hint={
            <FormattedMessage
              id="chat.settings-who-hint"
              defaultMessage="Conversations that have already begun carry on. You can always write to others yourself."
            />
          }
          options={choices}
          defaultValue={settings.who_may_write}
        />
        <Checkbox
          name="receipts"
          value="on"
          defaultChecked={settings.receipts}
          label={
            <FormattedMessage id="chat.settings-receipts" defaultMessage="Show when messages are delivered and read" />
          }
          hint={
            <FormattedMessage
              id="chat.settings-receipts-hint"
              defaultMessage="It works both ways: without it, others can’t see what you’ve received and read, and you can’t see it for them."
            />
          }
        />
        <Button busy={busy}>
          <FormattedMessage id="chat.settings-save" defaultMessage="Save" />
        </Button>
      </Fields>
    </Page>
  );
}
