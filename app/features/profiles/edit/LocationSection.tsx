import { FormattedMessage } from 'react-intl';
import { lazyAfterHydration } from '~/page/lazy';
import { KnownPlace } from '../places/KnownPlace';
import { PlaceFields } from '../places/PlaceFields';
import { ProfileSection, type EditedSection } from './ProfileSection';

/** Loaded only where the page's script runs, because the position of a device cannot be found without it. */
const ByDevice = lazyAfterHydration(() => import('../places/ByDevice').then((module) => module.ByDevice));

/** The section of the member's place: found by the device or chosen by hand. */
export function LocationSection({ edit, ...section }: EditedSection) {
  const { place } = edit;
  return (
    <ProfileSection
      name="location"
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
      version={edit.versions.location}
      // A typed town tells its region, which the fields show once it is stored.
      stamp={[place.country, place.region, place.city, place.locatedAt].join('|')}
      {...section}
    >
      {(fields) => <PlaceFields place={place} fields={fields} />}
    </ProfileSection>
  );
}
