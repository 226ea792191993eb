import { FormattedMessage } from 'react-intl';
import type { LimitKind } from './own-limits';

/** The window of a limit, as a length of time. */
export function WindowName({ kind }: { kind: LimitKind }) {
  return (
    <FormattedMessage
      id="billing.limits-window"
      defaultMessage="{kind, select, day {24 hours} week {7 days} other {30 days}}"
      values={{ kind }}
    />
  );
}
