import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { media, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { Select } from '~/ui/Select/Select';
import { timeZones } from '~/i18n/time/time-zones';
import { frequencies } from '../preferences';
import type { MessagesSettings } from './messages-settings';
import { PushSettings } from '../push/PushPrompt';
import { StoppedMail } from './StoppedMail';
import { TypeTable } from './TypeTable';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const Hours = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Notices = styled.div`
  display: grid;
  gap: ${space(4)};
  &:not(:empty) {
    margin-bottom: ${space(6)};
  }
`;

/** Of this browser alone, and saved at once, unlike the form above. */
const Device = styled.div`
  margin-top: ${space(10)};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export interface MessagesScreenProps {
  settings: MessagesSettings;
  saved: boolean;
}

/** What a member is told, in which way, how often and when not. */
export function MessagesScreen({ settings, saved }: MessagesScreenProps) {
  const { formData, state } = useNavigation();
  const busy = state === 'submitting' ? (formData?.get('intent') ?? 'save') : null;
  const { offersPush } = settings;
  const everythingOff = settings.mail.length === 0 && !(offersPush && settings.push.length > 0);
  return (
    <SettingsFrame
      section="messages"
      lead={
        <FormattedMessage
          id="settings.messages-lead"
          defaultMessage="We only write while you’re away, and never what people write to you. E-mails about your account and your orders always come."
        />
      }
    >
      <Notices>
        {saved && busy === null ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="settings.saved" defaultMessage="Saved. This applies from now on." />
          </Alert>
        ) : null}
        <StoppedMail settings={settings} busy={busy === 'lift'} />
      </Notices>
      <Form method="post" replace key={JSON.stringify(settings)}>
        <Stack $gap={6}>
          {everythingOff ? (
            <Alert tone="info">
              <FormattedMessage
                id="settings.messages-off"
                defaultMessage="Everything is off: we won’t tell you when somebody writes to you or likes you."
              />
            </Alert>
          ) : null}
          <TypeTable mail={settings.mail} push={settings.push} offersPush={offersPush} />
          {settings.reachesPush || settings.stopped || !offersPush ? null : (
            <p className="quiet">
              <FormattedMessage
                id="settings.push-none"
                defaultMessage="No browser of yours receives push notifications yet, so we use e-mail."
              />
            </p>
          )}
          <FrequencyField value={settings.frequency} />
          <QuietFields settings={settings} />
          <Cluster>
            <Button name="intent" value="save" busy={busy === 'save'}>
              <FormattedMessage id="settings.save" defaultMessage="Save" />
            </Button>
            <Button name="intent" value="recommended" variant="ghost" busy={busy === 'recommended'}>
              <FormattedMessage id="settings.recommended" defaultMessage="Use recommended settings" />
            </Button>
            <Button name="intent" value="none" variant="ghost" busy={busy === 'none'}>
              <FormattedMessage id="settings.all-off" defaultMessage="Switch everything off" />
            </Button>
          </Cluster>
        </Stack>
      </Form>
      {offersPush ? (
        <Device>
          <PushSettings />
        </Device>
      ) : null}
    </SettingsFrame>
  );
}

function FrequencyField({ value }: { value: MessagesSettings['frequency'] }) {
  const intl = useIntl();
  const labels = {
    now: intl.formatMessage({ id: 'settings.frequency-now', defaultMessage: 'As soon as it happens' }),
    hourly: intl.formatMessage({ id: 'settings.frequency-hourly', defaultMessage: 'At most once an hour' }),
    daily: intl.formatMessage({ id: 'settings.frequency-daily', defaultMessage: 'Once a day, in the evening' }),
    weekly: intl.formatMessage({ id: 'settings.frequency-weekly', defaultMessage: 'Once a week, on Friday evening' }),
  };
  return (
    <Select
      name="frequency"
      defaultValue={value}
      label={<FormattedMessage id="settings.frequency" defaultMessage="How often we e-mail you about people" />}
    >
      {frequencies.map((name) => (
        <option key={name} value={name}>
          {labels[name]}
        </option>
      ))}
    </Select>
  );
}

function QuietFields({ settings }: { settings: MessagesSettings }) {
  const intl = useIntl();
  const clock = (hour: number) =>
    intl.formatDate(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const place = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
  const hours = HOURS.map((hour) => (
    <option key={hour} value={hour}>
      {clock(hour)}
    </option>
  ));
  return (
    <Group>
      <legend>
        <FormattedMessage id="settings.quiet" defaultMessage="Quiet hours" />
      </legend>
      <p className="quiet">
        <FormattedMessage
          id="settings.quiet-line"
          defaultMessage="What happens then waits until they are over. Choose the same time twice for no quiet hours."
        />
      </p>
      <Hours>
        <Select
          name="quiet_from"
          defaultValue={settings.quiet.from}
          label={<FormattedMessage id="settings.quiet-from" defaultMessage="From" />}
        >
          {hours}
        </Select>
        <Select
          name="quiet_until"
          defaultValue={settings.quiet.until}
          label={<FormattedMessage id="settings.quiet-until" defaultMessage="Until" />}
        >
          {hours}
        </Select>
      </Hours>
      <Select
        name="time_zone"
        defaultValue={settings.timeZone ?? ''}
        label={<FormattedMessage id="settings.time-zone" defaultMessage="Time zone" />}
      >
        <option value="">
          {intl.formatMessage(
            { id: 'settings.time-zone-own', defaultMessage: 'As where I live ({place})' },
            { place: place(settings.ownZone) },
          )}
        </option>
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {place(zone)}
          </option>
        ))}
      </Select>
    </Group>
  );
}
