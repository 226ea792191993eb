import { FormattedMessage } from 'react-intl';
import type { SavedFailure } from '../orders/order-status';

/** Why the saved method was not charged, and that the member can try again or pay another way. */
export function SavedFailureText({ failure, method }: { failure: SavedFailure; method: string }) {
  switch (failure) {
    case 'saved-expired':
      return (
        <FormattedMessage
          id="billing.saved-expired"
          defaultMessage="{method} has expired, so nothing was charged. Try again with its new details, or pay another way."
          values={{ method }}
        />
      );
    case 'saved-declined':
      return (
        <FormattedMessage
          id="billing.saved-declined"
          defaultMessage="Your bank declined the payment with {method}, so nothing was charged. Try again, or pay another way."
          values={{ method }}
        />
      );
    case 'saved-ended':
      return (
        <FormattedMessage
          id="billing.saved-ended"
          defaultMessage="{method} can no longer be charged and is not saved any more. You haven’t paid anything. Try again with its details, or pay another way."
          values={{ method }}
        />
      );
  }
}
