import { FormattedMessage } from 'react-intl';
import { TextArea } from '~/ui/TextArea/TextArea';
import { NOTE_MAX, type ProfileEdit } from './profile-edit';
import type { SectionFields } from '../section-fields';

/** The texts about themselves that members of this brand may write. */
export function NoteFields({ notes, fields }: { notes: ProfileEdit['notes']; fields: SectionFields }) {
  const { about_me: about, looking_for: lookingFor } = notes;
  return (
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
  );
}
