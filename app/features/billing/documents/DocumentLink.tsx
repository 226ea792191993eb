import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { documentPath } from '../shop/checkout-path';
import type { LinkedDocument } from './shown-document';

/** A link to a receipt or credit note, with its number. */
export function DocumentLink({ orderId, document }: { orderId: string; document: LinkedDocument }) {
  const { id, kind, number } = document;
  return (
    <Link to={documentPath(orderId, id)}>
      {kind === 'receipt' ? (
        <FormattedMessage id="billing.receipt-link" defaultMessage="Receipt {number}" values={{ number }} />
      ) : (
        <FormattedMessage id="billing.credit-note-link" defaultMessage="Credit note {number}" values={{ number }} />
      )}
    </Link>
  );
}
