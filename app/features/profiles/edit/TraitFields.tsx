import { FormattedMessage, useIntl } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { Select } from '~/ui/Select/Select';
import type { ProfileEdit } from './profile-edit';
import type { SectionFields } from '../section-fields';
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

/** Asked before an orientation is stored for the first time, apart from everything else, and never ticked beforehand. */
export function SensitiveConsent({ fields }: { fields: SectionFields }) {
  const { brand } = useShell();
  return (
    <Checkbox
      name="sensitive"
      defaultChecked={fields.value('sensitive', null) === 'on'}
      error={fields.error('sensitive')}
      label={
        <FormattedMessage
          id="profile.sensitive-label"
          defaultMessage="{brand} may store my sexual orientation, use it for suggestions and show it to members, as far as profiles show it here."
          values={{ brand: brand.name }}
        />
      }
      hint={
        <FormattedMessage
          id="profile.sensitive-hint"
          defaultMessage="Only needed if you fill in your orientation. You can take it back in your settings, under Privacy and consent: we then delete it."
        />
      }
    />
  );
}
