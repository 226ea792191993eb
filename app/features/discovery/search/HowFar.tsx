import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { distanceWords } from '~/features/profiles/places/distance';
import type { ShownDistance } from '~/contract/distance';
import { color, space } from '~/theme/tokens';
import type { SearchResults } from './search-results';

const Note = styled.p`
  margin: ${space(1)} 0 ${space(5)};
  color: ${color('text-muted')};
`;

interface HowFarProps {
  order: SearchResults['form']['order'];
  /** How far the nearest are looked for; absent for the other orders. */
  within?: ShownDistance | undefined;
  /** There are more candidates than a search examines. */
  cut: boolean;
}

/** Below the last result: how far the search went. */
export function HowFar({ order, within, cut }: HowFarProps) {
  const intl = useIntl();
  if (within) {
    const distance = distanceWords(within, intl);
    return (
      <Note>
        {cut ? (
          <FormattedMessage
            id="members.cut-nearest"
            defaultMessage="We looked at the 10,000 members nearest to you, up to {distance} away."
            values={{ distance }}
          />
        ) : (
          <FormattedMessage
            id="members.looked-nearest"
            defaultMessage="We looked up to {distance} from you."
            values={{ distance }}
          />
        )}
      </Note>
    );
  }
  if (!cut) return null;
  return (
    <Note>
      {order === 'new' ? (
        <FormattedMessage id="members.cut-new" defaultMessage="We looked at the 10,000 newest members." />
      ) : (
        <FormattedMessage id="members.cut" defaultMessage="We looked at the 10,000 most recently active members." />
      )}
    </Note>
  );
}
