import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, media, motion, pull } from '~/theme/tokens';
import { EllipsisVertical } from '~/ui/Icon/icons';

/* With a mouse it appears under the pointer and with the focus; on touch screens it is always visible. */
const Root = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  position: relative;
  width: 32px;
  height: 24px;
  margin-inline: ${pull(2)} auto;
  border-radius: 12px;
  color: inherit;
  transition: opacity ${motion('fast')};
  /* For a finger, larger than it looks. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }
  ${media.hover} {
    opacity: 0;
    &::after {
      content: none;
    }
    &:hover {
      color: ${color('text')};
    }
    &:focus-visible,
    &[aria-expanded='true'],
    [data-message]:hover &,
    [data-message]:focus-within & {
      opacity: 1;
    }
  }
`;

export interface MessageMenuLinkProps {
  /** The URL that shows the menu without JavaScript. */
  to: string;
  stop: string;
  /** -1 where another message of the conversation is the tab stop. */
  tabIndex?: number | undefined;
  expanded: boolean;
  onPress: () => void;
}

/** The one button of a received message: it opens the menu of what can be done with it. */
export function MessageMenuLink({ to, stop, tabIndex, expanded, onPress }: MessageMenuLinkProps) {
  const label = useIntl().formatMessage({ id: 'chat.message-menu', defaultMessage: 'More options for this message' });
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Root
      to={to}
      replace
      preventScrollReset
      tabIndex={tabIndex}
      data-stop={stop}
      aria-expanded={expanded}
      onClick={onClick}
      aria-label={label}
      title={label}
    >
      <EllipsisVertical size={16} aria-hidden />
    </Root>
  );
}
