import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, wrong } from '../../../../stories/form-problem';
import { storyMember } from '../../../../stories/.storybook/shell';
import { EditScreen } from './EditScreen';
import { profileEdit } from '../profiles.testing';
import type { SectionName } from './profile-edit';
import { Saved } from './ProfileSection';
import { SectionRows } from './SectionRows';

const onProfile = { layout: 'default', path: '/profile', shell: { user: storyMember } } as const;

const meta = {
  component: EditScreen,
  subcomponents: { Saved, SectionRows },
  args: { edit: profileEdit() },
  parameters: { layout: 'fullscreen', page: onProfile },
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
const sheet = (section: SectionName) => ({ page: { ...onProfile, path: `/profile?section=${section}` } });

export const Prompts: Story = { parameters: sheet('prompts') };
export const Notes: Story = { parameters: sheet('notes') };
export const Interests: Story = { tags: ['w320'], parameters: sheet('interests') };
export const Place: Story = { parameters: sheet('location') };
export const Personal: Story = { parameters: sheet('personal') };
export const Details: Story = { parameters: sheet('traits') };
/** Without JavaScript: the typed values are shown again, with what is wrong with them. */
export const NameRefused: Story = {
  args: { problem: wrong({ name: 'account.name-starts-with-at' }, { section: 'personal', name: '@anna' }) },
};
/** Another tab has saved the same section. */
export const ChangedElsewhere: Story = {
  args: {
    problem: {
      ...refused('profile.changed-elsewhere'),
      values: { section: 'notes', about_me: 'My new words' },
    },
  },
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
