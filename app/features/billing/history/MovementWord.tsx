import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export type MovementKind =
  | 'signup'
  | 'purchase'
  | 'message'
  | 'photo'
  | 'gift'
  | 'hold'
  | 'book'
  | 'release'
  | 'refund'
  | 'chargeback'
  | 'adjustment';

const words: Record<MovementKind, ReactElement> = {
  signup: <FormattedMessage id="billing.move-signup" defaultMessage="Welcome credits" />,
  purchase: <FormattedMessage id="billing.move-purchase" defaultMessage="Bought" />,
  message: <FormattedMessage id="billing.move-message" defaultMessage="Message" />,
  photo: <FormattedMessage id="billing.move-photo" defaultMessage="Photo" />,
  gift: <FormattedMessage id="billing.move-gift" defaultMessage="Gift" />,
  hold: <FormattedMessage id="billing.move-hold" defaultMessage="Reserved for a message" />,
  book: <FormattedMessage id="billing.move-book" defaultMessage="Message delivered or answered" />,
  release: (
    <FormattedMessage id="billing.move-release" defaultMessage="Returned: message not delivered or not answered" />
  ),
  refund: <FormattedMessage id="billing.move-refund" defaultMessage="Returned and refunded" />,
  chargeback: <FormattedMessage id="billing.move-chargeback" defaultMessage="Payment reversed" />,
  adjustment: <FormattedMessage id="billing.move-adjustment" defaultMessage="Correction by customer service" />,
};

/** The reason of a movement of credits. */
export function MovementWord({ kind }: { kind: MovementKind }) {
  return words[kind];
}
