import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { Pair } from './PersonalSection';
import { appearanceTraits } from './profile-edit';
import { ProfileSection, type EditedSection, type SectionFields } from './ProfileSection';
import { TraitFields } from './TraitFields';

export function TraitsSection({ edit, ...section }: EditedSection) {
  return (
    <ProfileSection
      name="traits"
      title={<FormattedMessage id="profile.traits-title" defaultMessage="Your details" />}
      lead={
        <FormattedMessage
          id="profile.traits-lead"
          defaultMessage="Say as much as you like. What you leave blank appears nowhere."
        />
      }
      {...section}
    >
      {(fields) => (
        <>
          <Pair>
            <TraitFields names={appearanceTraits} edit={edit} fields={fields} />
          </Pair>
          {edit.sensitive ? null : <SensitiveConsent fields={fields} />}
        </>
      )}
    </ProfileSection>
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
