import { FormattedMessage } from 'react-intl';
import { NoteFields } from './NoteFields';
import { ProfileSection, type EditedSection } from './ProfileSection';

export function NotesSection({ edit: { notes }, ...section }: EditedSection) {
  if (Object.keys(notes).length === 0) return null;
  return (
    <ProfileSection
      name="notes"
      title={<FormattedMessage id="profile.notes-title" defaultMessage="In your own words" />}
      {...section}
    >
      {(fields) => <NoteFields notes={notes} fields={fields} />}
    </ProfileSection>
  );
}
