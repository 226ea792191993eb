import { Form, useNavigation } from '@remix-run/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { ListRow, RowList } from '~/ui/RowList/RowList';
import type { Device } from './device-name';
import type { ShownSession } from './session-list';

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-weight: ${fontWeight('strong')};
`;

const Tag = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('sm')};
  background: ${color('success-soft')};
  color: ${color('on-success-soft')};
  font-size: ${fontSize('sm')};
`;

const Facts = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export function SessionsSection({ sessions }: { sessions: readonly ShownSession[] }) {
  const intl = useIntl();
  const { formData, state } = useNavigation();
  const ending = state === 'idle' ? null : (formData?.get('session') ?? formData?.get('end') ?? null);
  const others = sessions.filter(({ current }) => !current);
  return (
    <Stack $gap={4}>
      <RowList
        aria-label={intl.formatMessage({ id: 'settings.sessions-title', defaultMessage: 'Where you are logged in' })}
      >
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending === session.id} />
        ))}
      </RowList>
      {others.length > 1 ? (
        <Form method="post" replace>
          <input type="hidden" name="end" value="others" />
          <Button variant="ghost" busy={ending === 'others'}>
            <FormattedMessage id="settings.sessions-end-others" defaultMessage="Log out everywhere else" />
          </Button>
        </Form>
      ) : null}
    </Stack>
  );
}

function SessionRow({ session, busy }: { session: ShownSession; busy: boolean }) {
  const { id, device, country, startedAt, lastSeenAt, current } = session;
  const intl = useIntl();
  return (
    <ListRow>
      <Words>
        <Name>
          <span>
            <DeviceName device={device} />
          </span>
          {current ? (
            <Tag>
              <FormattedMessage id="settings.session-this" defaultMessage="This device" />
            </Tag>
          ) : null}
        </Name>
        <Facts>
          {country === null ? null : <>{country} · </>}
          <FormattedMessage
            id="settings.session-since"
            defaultMessage="Logged in {date}"
            values={{ date: <FormattedDate value={startedAt} {...DATE_FORMATS.medium} /> }}
          />
          {current ? null : (
            <>
              {' · '}
              <FormattedMessage
                id="settings.session-seen"
                defaultMessage="last used {when}"
                values={{ when: <FormattedRelative at={lastSeenAt} /> }}
              />
            </>
          )}
        </Facts>
      </Words>
      {current ? null : (
        <Form method="post" replace>
          <input type="hidden" name="end" value="one" />
          <input type="hidden" name="session" value={id} />
          <Button
            variant="ghost"
            size="sm"
            busy={busy}
            aria-label={intl.formatMessage(
              { id: 'settings.session-end-named', defaultMessage: 'Log out: {device}' },
              { device: [device.browser, device.system].filter(Boolean).join(', ') || country || id.slice(-4) },
            )}
          >
            <FormattedMessage id="settings.session-end" defaultMessage="Log out" />
          </Button>
        </Form>
      )}
    </ListRow>
  );
}

function DeviceName({ device: { browser, system } }: { device: Device }) {
  if (browser !== null && system !== null) {
    return (
      <FormattedMessage
        id="settings.session-device"
        defaultMessage="{browser} on {system}"
        values={{ browser, system }}
      />
    );
  }
  const known = browser ?? system;
  return known === null ? (
    <FormattedMessage id="settings.session-unknown" defaultMessage="Unknown device" />
  ) : (
    <>{known}</>
  );
}
