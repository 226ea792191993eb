import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '~/ui/Dialog/Dialog';
import { InterestsSection } from './interests/InterestsSection';
import { LocationSection } from './LocationSection';
import { NotesSection } from './NotesSection';
import { PersonalSection } from './PersonalSection';
import type { SectionName } from './profile-edit';
import type { EditedSection } from './ProfileSection';
import { PromptsSection } from './PromptsSection';
import { sectionTitles } from './section-titles';
import { TraitsSection } from './TraitsSection';

const sections: Record<SectionName, ComponentType<EditedSection>> = {
  prompts: PromptsSection,
  notes: NotesSection,
  interests: InterestsSection,
  location: LocationSection,
  personal: PersonalSection,
  traits: TraitsSection,
};

export interface SectionSheetProps extends EditedSection {
  section: SectionName;
}

/** One section of the profile in a sheet, which the URL opens and closes. */
export function SectionSheet({ section, ...edited }: SectionSheetProps) {
  const intl = useIntl();
  const Section = sections[section];
  return (
    <Dialog
      open
      data-part="profile-section"
      title={intl.formatMessage(sectionTitles[section])}
      onRequestClose={edited.onDone}
    >
      <Section {...edited} />
    </Dialog>
  );
}
