import { FormattedMessage } from 'react-intl';
import { lazyAfterHydration } from '~/page/lazy';
import { KnownPlace } from '../places/KnownPlace';
import { PlaceFields } from '../places/PlaceFields';
import { ProfileSection, type EditedSection } from './ProfileSection';

/** Loaded only where the page's script runs, because the position of a device cannot be found without it. */
const ByDevice = lazyAfterHydration(() => import('../places/ByDevice').then((module) => module.ByDevice));

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
          defaultMessage="{shown, select, region {Others see your town or region, and how far away it is in round numbers. Nobody learns more than that: we don’t know more ourselves.} country {Others see only your country.} other {Others see nothing of it.}}"
          values={{ shown: place.shown }}
        />
      }
      before={
        <>
          <KnownPlace place={place} />
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
