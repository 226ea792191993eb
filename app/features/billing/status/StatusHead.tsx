import { CircleCheck, CircleX } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Spinner } from '~/ui/Spinner/Spinner';
import type { OrderEnd, ShownStatus } from '../orders/order-status';

type Tone = 'primary' | 'success' | 'danger';

const Root = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
  h1 {
    font-size: ${fontSize('2xl')};
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  ${({ $tone }) => css`
    background: ${color(`${$tone}-soft`)};
    color: ${color(`on-${$tone}-soft`)};
  `}
`;

const Words = styled.div`
  max-width: 44ch;
  color: ${color('text-muted')};
`;

const tones: Record<ShownStatus, Tone> = {
  loading: 'primary',
  pending: 'primary',
  completed: 'success',
  failed: 'danger',
  cancelled: 'danger',
};

function icon(status: ShownStatus): ReactNode {
  if (status === 'completed') return <CircleCheck size={44} />;
  return status === 'failed' || status === 'cancelled' ? <CircleX size={44} /> : <Spinner size={40} />;
}

/** The status of a payment as an icon and a sentence. A live region, so that changes are announced. */
export function StatusHead({ children, ...about }: StatusTitleProps & { children: ReactNode }) {
  return (
    <Root aria-live="polite">
      <Mark $tone={about.ended ? 'primary' : tones[about.status]} aria-hidden>
        {icon(about.status)}
      </Mark>
      <h1>
        <StatusTitle {...about} />
      </h1>
      <Words>{children}</Words>
    </Root>
  );
}

interface StatusTitleProps {
  status: ShownStatus;
  credits: number;
  /** Whether money of the order was refunded. */
  returned: boolean;
  /** The reason why the order ended unpaid. */
  ended: OrderEnd | null;
}

function StatusTitle({ status, credits, returned, ended }: StatusTitleProps) {
  switch (status) {
    case 'loading':
      return <FormattedMessage id="billing.payment-loading" defaultMessage="Waiting for your payment" />;
    case 'pending':
      return <FormattedMessage id="billing.payment-processing" defaultMessage="Processing your payment" />;
    case 'completed':
      if (returned) {
        return <FormattedMessage id="billing.order-returned" defaultMessage="Money of this order went back" />;
      }
      return credits === 0 ? (
        <FormattedMessage id="billing.open-paid" defaultMessage="Your open amount is paid" />
      ) : (
        <FormattedMessage
          id="billing.payment-completed"
          defaultMessage="{count, plural, one {# credit is yours} other {# credits are yours}}"
          values={{ count: credits }}
        />
      );
    case 'failed':
    case 'cancelled':
      if (ended === 'replaced') {
        return <FormattedMessage id="billing.order-replaced" defaultMessage="Another order took its place" />;
      }
      if (ended === 'by-member') {
        return <FormattedMessage id="billing.order-cancelled-title" defaultMessage="You cancelled this order" />;
      }
      return <FormattedMessage id="billing.payment-failed" defaultMessage="Payment failed or has been cancelled." />;
  }
}
