import { FormattedMessage } from 'react-intl';
import type { ResultCount } from './search-results';

/** "312 members", or "1,000+ members" where counting stopped at a limit. */
export function CountWords({ count, capped }: ResultCount) {
  return capped ? (
    <FormattedMessage id="members.count-capped" defaultMessage="{count, number}+ members" values={{ count }} />
  ) : (
    <FormattedMessage
      id="members.count"
      defaultMessage="{count, plural, =0 {No members} one {# member} other {# members}}"
      values={{ count }}
    />
  );
}
