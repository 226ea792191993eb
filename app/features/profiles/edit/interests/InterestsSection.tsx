import { FormattedMessage } from 'react-intl';
import { InterestFields } from './InterestFields';
import { INTERESTS_MAX } from '../profile-edit';
import { ProfileSection, type EditedSection } from '../ProfileSection';
import { isInterest } from '../../traits/interests';

/** The section of interests, up to a maximum number, found by group or by name. */
export function InterestsSection({ edit, ...section }: EditedSection) {
  return (
    <ProfileSection
      name="interests"
      lead={
        edit.interestsShown ? (
          <FormattedMessage
            id="profile.interests-lead"
            defaultMessage="Choose up to {max}. Something you share is the easiest place to start."
            values={{ max: INTERESTS_MAX }}
          />
        ) : (
          <FormattedMessage
            id="profile.interests-lead-not-shown"
            defaultMessage="Choose up to {max}. They are not shown on profiles here; they help us find people who fit."
            values={{ max: INTERESTS_MAX }}
          />
        )
      }
      version={edit.versions.interests}
      {...section}
    >
      {(fields) => (
        <InterestFields
          chosen={fields.value('interests', edit.interests.join(',')).split(',').filter(isInterest)}
          error={fields.error('interests')}
        />
      )}
    </ProfileSection>
  );
}
