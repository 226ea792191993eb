import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '~/ui/Select/Select';
import { distanceWords } from './active-filters';
import { distances, type SearchOptions } from './search-options';

/**
 * A member without a known place gets a link to state it; absent where distances are off (`state`), as for visitors.
 */
export function DistanceField({ value, state }: { value: number | null; state: SearchOptions['distance'] }) {
  const intl = useIntl();
  if (state === 'off') return null;
  return (
    <Select
      name="distance"
      defaultValue={value ?? ''}
      disabled={state === 'unplaced'}
      label={<FormattedMessage id="members.distance" defaultMessage="Distance" />}
      hint={
        state === 'unplaced' ? (
          <FormattedMessage
            id="members.distance-unplaced"
            defaultMessage="<link>Say where you are</link> to search nearby."
            values={{ link: (words) => <Link to="/profile">{words}</Link> }}
          />
        ) : undefined
      }
    >
      <option value="">{intl.formatMessage({ id: 'members.any-distance', defaultMessage: 'Any distance' })}</option>
      {distances.map((kilometres) => (
        <option key={kilometres} value={kilometres}>
          {distanceWords(kilometres, intl)}
        </option>
      ))}
    </Select>
  );
}
