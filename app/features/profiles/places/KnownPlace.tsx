import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { space } from '~/theme/tokens';
import { MapPin } from '~/ui/Icon/icons';
import type { EditPlace } from './edit-place';

const Now = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(4)};
  svg {
    flex: none;
  }
`;

/** The place that is stored, in the words that others may read. */
export function KnownPlace({ place: { words, near, locatedAt } }: { place: EditPlace }) {
  return (
    <Now>
      <MapPin size={20} aria-hidden />
      <span>
        {words ?? <FormattedMessage id="profile.place-unknown" defaultMessage="You haven’t said where you are." />}{' '}
        {words !== null && !near ? (
          <span className="quiet">
            <FormattedMessage
              id="profile.place-far"
              defaultMessage="Without a town, nobody sees how far away you are."
            />
          </span>
        ) : null}
        {locatedAt === null ? null : (
          <span className="quiet">
            <FormattedMessage
              id="profile.place-found"
              defaultMessage="Found by your device {when}."
              values={{ when: <FormattedRelative at={locatedAt} /> }}
            />
          </span>
        )}
      </span>
    </Now>
  );
}
