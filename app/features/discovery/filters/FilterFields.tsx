import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RegionOptions } from '~/features/profiles/places/RegionOptions';
import { useRegions } from '~/features/profiles/places/use-regions';
import { Select } from '~/ui/Select/Select';
import { TextField } from '~/ui/TextField/TextField';
import { DistanceField } from './DistanceField';
import type { SearchForm } from './search-form';
import type { SearchFieldName, SearchOptions } from './search-options';

/** Without JavaScript the list of regions follows the country only after a search. */
export function FilterFields({ form, options }: { form: SearchForm; options: SearchOptions }) {
  const has = (field: SearchFieldName) => options.fields.includes(field);
  return (
    <>
      {has('gender') ? (
        <Select
          name="gender"
          defaultValue={form.gender}
          label={<FormattedMessage id="members.show-me" defaultMessage="Show me" />}
        >
          <GenderOptions />
        </Select>
      ) : null}
      <PlaceFields form={form} options={options} />
      {has('min_age') ? (
        <AgeField
          name="min_age"
          value={form.minAge}
          options={options}
          label={<FormattedMessage id="members.min-age" defaultMessage="Age from" />}
        />
      ) : null}
      {has('max_age') ? (
        <AgeField
          name="max_age"
          value={form.maxAge}
          options={options}
          label={<FormattedMessage id="members.max-age" defaultMessage="Age to" />}
        />
      ) : null}
      <DistanceField value={form.distance} state={options.distance} unit={options.unit} />
    </>
  );
}

function GenderOptions() {
  const intl = useIntl();
  return (
    <>
      <option value="">{intl.formatMessage({ id: 'members.everybody', defaultMessage: 'Everybody' })}</option>
      <option value="female">{intl.formatMessage({ id: 'members.women', defaultMessage: 'Women' })}</option>
      <option value="male">{intl.formatMessage({ id: 'members.men', defaultMessage: 'Men' })}</option>
    </>
  );
}

function PlaceFields({ form, options }: { form: SearchForm; options: SearchOptions }) {
  const intl = useIntl();
  const [country, setCountry] = useState(form.country);
  const other = country !== form.country;
  const fetched = useRegions(country, other && options.fields.includes('countryregion'));
  const regions = other ? (fetched ?? []) : options.regions;
  return (
    <>
      {options.fields.includes('country') ? (
        <Select
          name="country"
          defaultValue={form.country}
          onChange={(event) => setCountry(event.target.value)}
          label={<FormattedMessage id="members.country" defaultMessage="Country" />}
        >
          <option value="">
            {intl.formatMessage({ id: 'members.all-countries', defaultMessage: 'All countries' })}
          </option>
          {options.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      {options.fields.includes('countryregion') ? (
        <Select
          key={country}
          name="countryregion"
          defaultValue={other ? '' : form.region}
          label={<FormattedMessage id="members.region" defaultMessage="Region" />}
        >
          <option value="">{intl.formatMessage({ id: 'members.all-regions', defaultMessage: 'All regions' })}</option>
          <RegionOptions
            regions={regions}
            wholeOf={(region) =>
              intl.formatMessage({ id: 'members.whole-region', defaultMessage: 'All of {region}' }, { region })
            }
          />
        </Select>
      ) : null}
    </>
  );
}

interface AgeFieldProps {
  name: 'min_age' | 'max_age';
  value: number | null;
  options: SearchOptions;
  label: ReactNode;
}

function AgeField({ name, value, options, label }: AgeFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      name={name}
      defaultValue={value ?? ''}
      min={options.minAge}
      max={options.maxAge}
      placeholder={String(name === 'min_age' ? options.minAge : options.maxAge)}
      label={label}
    />
  );
}
