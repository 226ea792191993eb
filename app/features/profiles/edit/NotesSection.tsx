import { NoteFields } from './NoteFields';
import { ProfileSection, type EditedSection } from './ProfileSection';

export function NotesSection({ edit: { notes, versions }, ...section }: EditedSection) {
  return (
    <ProfileSection name="notes" version={versions.notes} {...section}>
      {(fields) => <NoteFields notes={notes} fields={fields} />}
    </ProfileSection>
  );
}
