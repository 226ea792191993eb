import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { PriceText } from '../shop/PriceText';
import { LimitMoment } from './LimitMoment';

/** The codes of limits.errors.ts: what a member has decided for themselves. */
const OWN = new Set(['billing.own-limit', 'billing.own-limit-currency', 'billing.ordering-paused']);

export const isOwnLimit = (error: DomainError | null | undefined): boolean => error != null && OWN.has(error.code);

export interface OwnLimitAlertProps {
  error: DomainError;
  /** Whether the order was refused just now: the alert then takes the focus. */
  refused?: boolean;
}

/** Why an order is beyond what the member allows themselves, and the way to these settings. */
export function OwnLimitAlert({ error, refused = false }: OwnLimitAlertProps) {
  const title = <ErrorMessage {...error} />;
  const action = (
    <Link to="/credits/limits">
      <FormattedMessage id="billing.limits-title" defaultMessage="My limits" />
    </Link>
  );
  const Frame = refused ? FormAlert : Alert;
  return (
    <Frame tone="warning" title={title} action={action}>
      {detailOf(error)}
    </Frame>
  );
}

function detailOf({ code, values }: DomainError): ReactNode {
  const { limit, left, currency, until } = values;
  if (code === 'billing.ordering-paused') {
    return (
      <FormattedMessage
        id="billing.limits-paused-until"
        defaultMessage="Until {moment}."
        values={{ moment: <LimitMoment at={Number(until)} /> }}
      />
    );
  }
  if (code !== 'billing.own-limit') return null;
  return (
    <FormattedMessage
      id="billing.limits-left"
      defaultMessage="{left} of {limit} is left."
      values={{
        left: <PriceText amount={Number(left)} currency={String(currency)} />,
        limit: <PriceText amount={Number(limit)} currency={String(currency)} />,
      }}
    />
  );
}
