import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, wrong } from '../../../../stories/form-problem';
import { storyMember } from '../../../../stories/.storybook/shell';
import { EditScreen } from './EditScreen';
import { profileEdit } from '../profiles.testing';
import { InterestsSection } from './InterestsSection';
import { LocationSection } from './LocationSection';
import { NoteFields } from './NoteFields';
import { NotesSection } from './NotesSection';
import { PersonalSection } from './PersonalSection';
import { Pair } from '../Pair';
import { PlaceFields } from '../places/PlaceFields';
import { ProfileSection } from './ProfileSection';
import { PromptsSection } from './PromptsSection';
import { SensitiveConsent, TraitFields } from './TraitFields';
import { TraitsSection } from './TraitsSection';

const meta = {
  component: EditScreen,
  subcomponents: {
    InterestsSection,
    LocationSection,
    NoteFields,
    NotesSection,
    Pair,
    PersonalSection,
    PlaceFields,
    ProfileSection,
    PromptsSection,
    SensitiveConsent,
    TraitFields,
    TraitsSection,
  },
  args: { edit: profileEdit() },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/profile', shell: { user: storyMember } } },
} satisfies Meta<typeof EditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['all-niches'] };
export const NotConfirmed: Story = { args: { edit: profileEdit({ hiddenBy: 'unconfirmed' }) } };
export const HiddenByTheTeam: Story = { args: { edit: profileEdit({ hiddenBy: 'team' }) } };
export const NothingSaid: Story = {
  args: {
    edit: profileEdit({
      seeks: null,
      sensitive: false,
      traits: {
        gender: null,
        sexuality: null,
        hair_color: null,
        eye_color: null,
        body_type: null,
        relationship_status: null,
        tattoos: null,
      },
      interests: [],
      notes: { about_me: '', looking_for: '' },
      place: { ...profileEdit().place, region: '', city: '', words: null, near: false, towns: [] },
      completeness: {
        done: 0,
        total: 6,
        missing: ['photo', 'personal', 'traits', 'interests', 'notes', 'location'],
      },
      visitors: 0,
    }),
  },
};
/** Without JavaScript: the typed values are shown again, with what is wrong with them. */
export const NameRefused: Story = {
  args: { problem: wrong({ name: 'account.name-starts-with-at' }, { section: 'personal', name: '@anna' }) },
};
export const TooOften: Story = {
  args: {
    problem: {
      ...refused('errors.too-many-requests', { retry_after: 60 }),
      values: { section: 'notes', about_me: 'My new words' },
    },
  },
};
export const SavedWithoutScript: Story = { args: { saved: 'notes' } };
export const BrandShowsNoNotes: Story = { args: { edit: profileEdit({ notes: {}, interestsShown: false }) } };
