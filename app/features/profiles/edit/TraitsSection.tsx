import { FormattedMessage } from 'react-intl';
import { appearanceTraits } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';
import { Pair } from '../Pair';
import { SensitiveConsent, TraitFields } from './TraitFields';

/** An orientation is stored only with the consent, which is asked for below it. */
const isUnagreed = (fields: Record<string, string>) => fields['sexuality'] !== '' && fields['sensitive'] === undefined;

export function TraitsSection({ edit, ...section }: EditedSection) {
  return (
    <ProfileSection
      name="traits"
      lead={
        <FormattedMessage
          id="profile.traits-lead"
          defaultMessage="Say as much as you like. What you leave blank appears nowhere."
        />
      }
      version={edit.versions.traits}
      waits={edit.sensitive ? undefined : isUnagreed}
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
