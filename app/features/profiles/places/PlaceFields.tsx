import { FormattedMessage, useIntl } from 'react-intl';
import { useRegions, useTowns, useTypedTowns } from '~/features/profiles/places/use-regions';
import { Select } from '~/ui/Select/Select';
import { TextField } from '~/ui/TextField/TextField';
import type { EditPlace } from './edit-place';
import { RegionOptions } from './RegionOptions';
import { Pair } from '../Pair';
import type { SectionFields } from '../section-fields';
import { useTypedPlace } from './use-typed-place';

/** A town is typed: alone, or after its region. Without JavaScript the towns of another region are listed after saving. */
export function PlaceFields({ place, fields }: { place: EditPlace; fields: SectionFields }) {
  const intl = useIntl();
  const { country, region, town, townShown, refs, onCountry, onRegion, onTown } = useTypedPlace(place, fields);
  const otherCountry = country !== place.country;
  const otherRegion = region !== place.region;
  const fetchedRegions = useRegions(country, otherCountry);
  const fetchedTowns = useTowns(region, otherRegion);
  const suggested = useTypedTowns(country, town, region === '');
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
          ref={refs.country}
          onChange={(event) => onCountry(event.target.value)}
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
          ref={refs.region}
          onChange={(event) => onRegion(event.target.value)}
        >
          <option value="">{intl.formatMessage({ id: 'profile.region-none', defaultMessage: 'No region' })}</option>
          <RegionOptions regions={regions} chosen={place.region} />
        </Select>
        <TextField
          key={`town ${region}`}
          name="city"
          list="place-towns"
          label={<FormattedMessage id="profile.town" defaultMessage="Town" />}
          hint={
            region === '' ? (
              <FormattedMessage
                id="profile.town-any-hint"
                defaultMessage="Type the first letters. The region follows from the town."
              />
            ) : (
              <FormattedMessage id="profile.town-hint" defaultMessage="Not listed? Choose the nearest." />
            )
          }
          defaultValue={townShown}
          error={fields.error('city')}
          ref={refs.town}
          onInput={(event) => onTown(event.currentTarget.value)}
          autoComplete="address-level2"
          maxLength={120}
        />
        <datalist id="place-towns">
          {(region === '' ? (suggested ?? []) : towns).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </Pair>
    </>
  );
}
