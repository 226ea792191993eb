import { FormattedMessage } from 'react-intl';
import type { ResultCount } from './search-results';

/** "312 profiles", or "1,000+ profiles" where counting stopped at a limit: fictional ones are among them, no members. */
export function CountWords({ count, capped }: ResultCount) {
  return capped ? (
    <FormattedMessage id="members.count-capped" defaultMessage="{count, number}+ profiles" values={{ count }} />
  ) : (
    <FormattedMessage
      id="members.count"
      defaultMessage="{count, plural, =0 {No profiles} one {# profile} other {# profiles}}"
      values={{ count }}
    />
  );
}
