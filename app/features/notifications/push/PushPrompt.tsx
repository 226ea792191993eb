import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Messages } from '~/i18n/Messages';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Bell } from '~/ui/Icon/icons';
import { usePush } from './use-push';

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  /* Also where it ends a page whose words are centred. */
  text-align: start;
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('strong')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Quiet = styled.p`
  color: ${color('text-muted')};
`;

export interface PushPromptProps {
  /** Shown as «Not now»; without it the member just goes on. */
  onLater?: () => void;
}

/**
 * Our own explanation before the browser’s question, for a moment that matters. Shows nothing to anyone who cannot, need not
 * or does not want to decide.
 */
export function PushPrompt(props: PushPromptProps) {
  return (
    <Messages features={['push']}>
      <Prompt {...props} />
    </Messages>
  );
}

function Prompt({ onLater }: PushPromptProps) {
  const { state, busy, failed, turnOn } = usePush();
  if (state === 'on' || state === 'install-first') return <Quiet role="status">{stateText(state)}</Quiet>;
  if (state !== 'off') return null;
  return (
    <Root>
      <Title>
        <Bell size={20} aria-hidden />
        <FormattedMessage id="push.title" defaultMessage="Know when somebody writes to you" />
      </Title>
      <p>{why}</p>
      {failed ? <Failed /> : null}
      <Actions>
        <Button variant="secondary" onClick={turnOn} busy={busy}>
          {allow}
        </Button>
        {onLater ? (
          <Button variant="ghost" onClick={onLater}>
            <FormattedMessage id="push.later" defaultMessage="Not now" />
          </Button>
        ) : null}
      </Actions>
    </Root>
  );
}

/** The same for the settings: every state is named, and what is on can be switched off. Needs the `push` messages. */
export function PushSettings() {
  const { state, busy, failed, turnOn, turnOff } = usePush();
  return (
    <Root>
      <Title>
        <Bell size={20} aria-hidden />
        <FormattedMessage id="push.heading" defaultMessage="Notifications on this device" />
      </Title>
      {state === undefined ? null : <p role="status">{stateText(state)}</p>}
      {state === 'off' ? <Quiet>{why}</Quiet> : null}
      {failed ? <Failed /> : null}
      {/* One button for both, so that it keeps the focus. */}
      {state === 'off' || state === 'on' ? (
        <Button
          variant={state === 'off' ? 'primary' : 'quiet'}
          onClick={state === 'off' ? turnOn : turnOff}
          busy={busy}
        >
          {state === 'off' ? allow : <FormattedMessage id="push.off" defaultMessage="Turn off on this device" />}
        </Button>
      ) : null}
    </Root>
  );
}

const allow = <FormattedMessage id="push.allow" defaultMessage="Turn on notifications" />;
const why = (
  <FormattedMessage
    id="push.why"
    defaultMessage="This device can tell you about new messages and likes, even while the site is closed. A notification never shows what somebody wrote. You choose what we send, and can switch it off at any time."
  />
);

function Failed() {
  return (
    <FormAlert>
      <FormattedMessage
        id="push.failed"
        defaultMessage="Your browser couldn’t turn notifications on. Please try again later."
      />
    </FormAlert>
  );
}

function stateText(state: NonNullable<ReturnType<typeof usePush>['state']>) {
  switch (state) {
    case 'on':
      return <FormattedMessage id="push.on" defaultMessage="Notifications are on for this device." />;
    case 'off':
      return <FormattedMessage id="push.off-state" defaultMessage="Notifications are off for this device." />;
    case 'denied':
      return (
        <FormattedMessage
          id="push.denied"
          defaultMessage="Your browser blocks notifications from this site. To change that, open the site’s settings next to the address bar and allow notifications."
        />
      );
    case 'install-first':
      return (
        <FormattedMessage
          id="push.install-first"
          defaultMessage="On iPhone and iPad, notifications work once the site is on your home screen: tap Share, then “Add to Home Screen”, and open it from there."
        />
      );
    case 'not-configured':
      return (
        <FormattedMessage id="push.not-configured" defaultMessage="This site doesn’t send notifications to devices." />
      );
    case 'unsupported':
      return <FormattedMessage id="push.unsupported" defaultMessage="This browser can’t receive notifications." />;
  }
}
