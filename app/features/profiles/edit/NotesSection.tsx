import { FormattedMessage } from 'react-intl';
import { TextArea } from '~/ui/TextArea/TextArea';
import { NOTE_MAX } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';

export function NotesSection({ edit: { notes }, ...section }: EditedSection) {
  const { about_me: about, looking_for: lookingFor } = notes;
  if (about === undefined && lookingFor === undefined) return null;
  return (
    <ProfileSection
      name="notes"
      title={<FormattedMessage id="profile.notes-title" defaultMessage="In your own words" />}
      {...section}
    >
      {(fields) => (
        <>
          {about === undefined ? null : (
            <TextArea
              name="about_me"
              label={<FormattedMessage id="profile.about-me" defaultMessage="About me" />}
              hint={
                <FormattedMessage
                  id="profile.about-me-hint"
                  defaultMessage="What makes a good day for you? A detail or two is easier to answer than a list."
                />
              }
              defaultValue={fields.value('about_me', about)}
              error={fields.error('about_me')}
              maxLength={NOTE_MAX}
              rows={5}
              dir="auto"
              counter
            />
          )}
          {lookingFor === undefined ? null : (
            <TextArea
              name="looking_for"
              label={<FormattedMessage id="profile.looking-for" defaultMessage="What I am looking for" />}
              hint={
                <FormattedMessage
                  id="profile.looking-for-hint"
                  defaultMessage="Leave out phone numbers and addresses: those are for somebody you trust."
                />
              }
              defaultValue={fields.value('looking_for', lookingFor)}
              error={fields.error('looking_for')}
              maxLength={NOTE_MAX}
              rows={4}
              dir="auto"
              counter
            />
          )}
        </>
      )}
    </ProfileSection>
  );
}
