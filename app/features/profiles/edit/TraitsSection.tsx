import { FormattedMessage } from 'react-intl';
import { appearanceTraits } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';
import { Pair } from '../Pair';
import { SensitiveConsent, TraitFields } from './TraitFields';

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
