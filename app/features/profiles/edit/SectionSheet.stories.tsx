import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { profileEdit } from '../profiles.testing';
import { InterestsSection } from './interests/InterestsSection';
import { LocationSection } from './LocationSection';
import { NoteFields } from './NoteFields';
import { NotesSection } from './NotesSection';
import { PersonalSection } from './PersonalSection';
import { Pair } from '../Pair';
import { PlaceFields } from '../places/PlaceFields';
import { ProfileSection } from './ProfileSection';
import { PromptsSection } from './PromptsSection';
import { SensitiveConsent, TraitFields } from './TraitFields';
import { SectionSheet } from './SectionSheet';
import { TraitsSection } from './TraitsSection';

const meta = {
  component: SectionSheet,
  subcomponents: {
    InterestsSection,
    LocationSection,
    NoteFields,
    NotesSection,
    PersonalSection,
    Pair,
    PlaceFields,
    ProfileSection,
    PromptsSection,
    SensitiveConsent,
    TraitFields,
    TraitsSection,
  },
  args: { section: 'notes', edit: profileEdit(), onDone: () => {} },
  parameters: { layout: 'fullscreen', page: { path: '/profile?section=notes', shell: { user: storyMember } } },
} satisfies Meta<typeof SectionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Orientation: Story = {
  tags: ['w320'],
  args: { section: 'traits', edit: profileEdit({ sensitive: false }) },
};
