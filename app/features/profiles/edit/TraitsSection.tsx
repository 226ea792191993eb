import { FormattedMessage } from 'react-intl';
import { Pair } from './PersonalSection';
import { appearanceTraits } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';
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
        <Pair>
          <TraitFields names={appearanceTraits} edit={edit} fields={fields} />
        </Pair>
      )}
    </ProfileSection>
  );
}
