import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '~/ui/Select/Select';
import type { ProfileEdit } from './profile-edit';
import type { SectionFields } from './ProfileSection';
import { traitNames, traitValues } from '../traits/trait-messages';
import { traits, type TraitName } from '../traits/traits';

interface TraitFieldsProps {
  names: readonly TraitName[];
  edit: Pick<ProfileEdit, 'traits' | 'shown'>;
  fields: SectionFields;
}

/** A select for each trait: its values in friendly words, and "Rather not say". */
export function TraitFields({ names, edit, fields }: TraitFieldsProps) {
  const intl = useIntl();
  return (
    <>
      {names.map((name) => (
        <Select
          key={name}
          name={name}
          label={intl.formatMessage(traitNames[name])}
          hint={
            edit.shown.includes(name) ? undefined : (
              <FormattedMessage id="profile.trait-not-shown" defaultMessage="Not shown on profiles here." />
            )
          }
          defaultValue={fields.value(name, edit.traits[name])}
          error={fields.error(name)}
        >
          <option value="">{intl.formatMessage({ id: 'profile.not-said', defaultMessage: 'Rather not say' })}</option>
          {traits[name].map((value) => (
            <option key={value} value={value}>
              {intl.formatMessage(traitValues[name][value]!)}
            </option>
          ))}
        </Select>
      ))}
    </>
  );
}
