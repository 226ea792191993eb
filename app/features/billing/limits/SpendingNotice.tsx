import { Form, Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Cluster } from '~/ui/Layout/Layout';
import { PriceText } from '../shop/PriceText';
import type { ShownNotice } from './shown-limits';

export interface SpendingNoticeProps {
  notice: ShownNotice;
  /** The page to stay on after dismissing it. */
  path: string;
}

/** A calm word after unusual spending: says what and why, and where limits and people are. It blocks nothing. */
export function SpendingNotice({ notice, path }: SpendingNoticeProps) {
  const { brand } = useShell();
  const { reason, spent, currency, days, timesUsual } = notice;
  const amount = <PriceText amount={spent} currency={currency} />;
  return (
    <Form method="post" action="/credits/limits">
      <input type="hidden" name="next" value={path} />
      <Alert
        tone="info"
        title={
          <FormattedMessage
            id="billing.spending-title"
            defaultMessage="You’ve spent {amount} in {days, plural, one {# day} other {# days}}"
            values={{ amount, days }}
          />
        }
        action={
          <Cluster>
            <Link to="/credits/limits">
              <FormattedMessage id="billing.spending-limit" defaultMessage="Set a limit or a pause" />
            </Link>
            <a href={`mailto:${brand.supportEmail}`}>
              <FormattedMessage id="billing.spending-help" defaultMessage="Write to us" />
            </a>
          </Cluster>
        }
        dismissProps={{ type: 'submit', name: 'intent', value: 'dismiss' }}
      >
        {reason === 'usual' ? (
          <FormattedMessage
            id="billing.spending-usual"
            defaultMessage="That is at least {times, plural, one {as much as} other {# times as much as}} in your average month. If that’s what you want, there’s nothing to do. If not, you can set yourself a limit, and unused credits can be returned."
            values={{ times: timesUsual }}
          />
        ) : (
          <FormattedMessage
            id="billing.spending-amount"
            defaultMessage="We mention it once, because such amounts are unusual here. If that’s what you want, there’s nothing to do. If not, you can set yourself a limit, and unused credits can be returned."
          />
        )}
      </Alert>
    </Form>
  );
}
