import { MapPin } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { lazyAfterHydration } from '~/page/lazy';
import { space } from '~/theme/tokens';
import { PlaceFields } from '../places/PlaceFields';
import type { EditPlace } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';

/** Loaded only where the page's script runs, because the position of a device cannot be found without it. */
const ByDevice = lazyAfterHydration(() => import('../places/ByDevice').then((module) => module.ByDevice));

const Now = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(4)};
  svg {
    flex: none;
  }
`;

/** The section of the member's place: found by the device or chosen by hand. */
export function LocationSection({ edit: { place }, ...section }: EditedSection) {
  // A place found by the device is stored at once; the new stamp makes the form start again with it.
  const stamp = [place.country, place.region, place.city, place.locatedAt].join('|');
  return (
    <ProfileSection
      name="location"
      title={<FormattedMessage id="profile.location-title" defaultMessage="Where you are" />}
      lead={
        <FormattedMessage
          id="profile.location-lead"
          defaultMessage="Others see your town or region, and how far away it is in round numbers. Nobody learns more than that: we don’t know more ourselves."
        />
      }
      before={
        <>
          <Known place={place} />
          <ByDevice />
        </>
      }
      stamp={stamp}
      {...section}
    >
      {(fields) => <PlaceFields key={stamp} place={place} fields={fields} />}
    </ProfileSection>
  );
}

function Known({ place: { words, near, locatedAt } }: { place: EditPlace }) {
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
