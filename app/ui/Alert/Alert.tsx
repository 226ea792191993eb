import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '~/ui/Icon/icons';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontWeight, forcedEdge, pull, radius, space } from '~/theme/tokens';
import { IconButton } from '../IconButton/IconButton';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Root = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  ${({ $tone }) => css`
    background: ${color(`${$tone}-soft`)};
    color: ${color('text')};
    > svg {
      margin-top: 2px;
      color: ${color(`on-${$tone}-soft`)};
    }
  `}
  ${forcedEdge}
  &:focus {
    outline: 0;
  }
  /* Only plain links in the text; links that look like buttons keep their own colours. */
  a:not([class]) {
    color: inherit;
    font-weight: ${fontWeight('strong')};
  }
`;

const Title = styled.p`
  font-weight: ${fontWeight('strong')};
`;

const Body = styled.div`
  min-width: 0;
`;

const Action = styled.div`
  margin-top: ${space(2)};
`;

const Close = styled.span`
  margin: ${pull(2)} ${pull(2)} ${pull(2)} 0;
`;

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Attributes of the close button, which can make it submit a form of the page; this works without JavaScript. */
  dismissProps?: ButtonHTMLAttributes<HTMLButtonElement>;
  /**
   * Set for an alert that appears in response to an action: `alert` interrupts a screen reader, `status` does not. It
   * takes the focus after the form was sent (usePageFocus).
   */
  role?: 'alert' | 'status';
  id?: string;
}

export function Alert({ tone = 'info', title, children, action, onDismiss, dismissProps, role, id }: AlertProps) {
  const intl = useIntl();
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={role} data-result={role && ''} id={id}>
      <Icon size={20} aria-hidden />
      <Body>
        {title ? <Title>{title}</Title> : null}
        {children}
        {action ? <Action>{action}</Action> : null}
      </Body>
      {onDismiss || dismissProps ? (
        <Close>
          <IconButton
            size={36}
            {...dismissProps}
            onClick={onDismiss}
            label={intl.formatMessage({ id: 'common.dismiss', defaultMessage: 'Dismiss' })}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Close>
      ) : null}
    </Root>
  );
}
