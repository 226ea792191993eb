import type { MessageState } from '~/contract/message';
import { Check, CheckCheck, Clock, Hourglass, Undo2 } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '~/theme/tokens';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden';

/** The states that are shown on a bubble. A failed message shows what can be done about it instead (OutgoingBubble). */
export type ShownState = Exclude<MessageState, 'failed'>;

const icons: Record<ShownState, Icon> = {
  sending: Clock,
  queued: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  reserved: Hourglass,
  pending: Hourglass,
  returned: Undo2,
};

const labels: Record<ShownState, ReactNode> = {
  sending: <FormattedMessage id="chat.state-sending" defaultMessage="Sending" />,
  queued: <FormattedMessage id="chat.state-queued" defaultMessage="Waiting to be sent" />,
  sent: <FormattedMessage id="chat.state-sent" defaultMessage="Sent" />,
  delivered: <FormattedMessage id="chat.state-delivered" defaultMessage="Delivered" />,
  read: <FormattedMessage id="chat.state-read" defaultMessage="Read" />,
  reserved: <FormattedMessage id="chat.state-reserved" defaultMessage="Credits reserved until there’s a reply" />,
  pending: <FormattedMessage id="chat.state-pending" defaultMessage="Waiting for a confirmed e-mail address" />,
  returned: <FormattedMessage id="chat.state-returned" defaultMessage="Credits returned" />,
};

/** States about money or delivery are always shown in words. */
const SPOKEN = new Set<ShownState>(['queued', 'reserved', 'pending', 'returned']);

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  svg {
    flex: none;
  }
`;

/** In a list: the ticks of a message that was read are coloured, besides what screen readers hear. */
const Tick = styled.span<{ $read: boolean }>`
  display: inline-flex;
  flex: none;
  color: ${({ $read }) => color($read ? 'primary-text' : 'text-muted')};
`;

/**
 * The state of the member's own message: one tick for sent, two for what has arrived, with words at least for screen
 * readers. `inWords`: everybody sees them, because two ticks alone do not tell what was read.
 */
export function MessageStatus({ state, inWords = false }: { state: ShownState; inWords?: boolean | undefined }) {
  const Icon = icons[state];
  return (
    <Root>
      {inWords || SPOKEN.has(state) ? <span>{labels[state]}</span> : <VisuallyHidden>{labels[state]}</VisuallyHidden>}
      <Icon size={14} aria-hidden />
    </Root>
  );
}

/** The state as one icon, for a line of a list that has no room for words. */
export function MessageTick({ state }: { state: ShownState }) {
  const Icon = icons[state];
  return (
    <Tick $read={state === 'read'}>
      <VisuallyHidden>{labels[state]}</VisuallyHidden>
      <Icon size={16} aria-hidden />
    </Tick>
  );
}
