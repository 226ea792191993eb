import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRegions, useTowns } from '~/features/profiles/places/use-regions';
import { Select } from '~/ui/Select/Select';
import type { EditPlace } from '../edit/profile-edit';
import { RegionOptions } from './RegionOptions';
import { Pair } from '../edit/Pair';
import type { SectionFields } from '../edit/ProfileSection';

/** With JavaScript the choices follow at once; without it the towns of the region come after saving. */
export function PlaceFields({ place, fields }: { place: EditPlace; fields: SectionFields }) {
  const intl = useIntl();
  const [country, setCountry] = useState(fields.value('country', place.country));
  const [region, setRegion] = useState(fields.value('countryregion', place.region));
  const otherCountry = country !== place.country;
  const otherRegion = region !== place.region;
  const fetchedRegions = useRegions(country, otherCountry);
  const fetchedTowns = useTowns(region, otherRegion);
  const regions = otherCountry ? (fetchedRegions ?? []) : place.regions;
  const towns = otherRegion ? (fetchedTowns ?? []) : place.towns;
  return (
    <>
      {place.countries.length > 1 ? (
        <Select
          name="country"
          label={<FormattedMessage id="profile.country" defaultMessage="Country" />}
          defaultValue={country}
          error={fields.error('country')}
          onChange={(event) => {
            setCountry(event.target.value);
            setRegion('');
          }}
          autoComplete="country"
        >
          {place.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="country" value={place.country} />
      )}
      <Pair>
        <Select
          key={`region ${country} ${regions.length}`}
          name="countryregion"
          label={<FormattedMessage id="profile.region" defaultMessage="Region" />}
          defaultValue={region}
          error={fields.error('countryregion')}
          onChange={(event) => setRegion(event.target.value)}
        >
          <option value="">{intl.formatMessage({ id: 'profile.region-none', defaultMessage: 'No region' })}</option>
          <RegionOptions regions={regions} chosen={place.region} />
        </Select>
        <Select
          key={`town ${region} ${towns.length}`}
          name="city"
          label={<FormattedMessage id="profile.town" defaultMessage="Town" />}
          hint={
            region === '' ? (
              <FormattedMessage id="profile.town-after-region" defaultMessage="Choose a region first." />
            ) : (
              <FormattedMessage id="profile.town-hint" defaultMessage="Not listed? Choose the nearest." />
            )
          }
          defaultValue={otherRegion ? '' : place.city}
          error={fields.error('city')}
        >
          <option value="">{intl.formatMessage({ id: 'profile.town-none', defaultMessage: 'No town' })}</option>
          {towns.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Pair>
    </>
  );
}
