import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boundWords, offeredBounds } from '~/features/profiles/places/distance';
import { Select } from '~/ui/Select/Select';
import type { SearchOptions } from './search-options';

interface DistanceFieldProps {
  /** In kilometres. */
  value: number | null;
  state: SearchOptions['distance'];
  unit: SearchOptions['unit'];
}

/**
 * A member without a known place gets a link to state it; absent where distances are off (`state`), as for visitors.
 */
export function DistanceField({ value, state, unit }: DistanceFieldProps) {
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
            values={{ link: (label) => <Link to="/profile">{label}</Link> }}
          />
        ) : undefined
      }
    >
      <option value="">{intl.formatMessage({ id: 'members.any-distance', defaultMessage: 'Any distance' })}</option>
      {offeredBounds(unit, value).map((kilometres) => (
        <option key={kilometres} value={kilometres}>
          {boundWords(kilometres, unit, intl)}
        </option>
      ))}
    </Select>
  );
}
