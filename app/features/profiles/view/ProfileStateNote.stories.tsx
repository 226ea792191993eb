import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberPerson } from '../../../../stories/people';
import { ProfileStateNote } from './ProfileStateNote';
import type { ProfileView, ProfileViewer } from './profile-view';

const of = (viewer: Partial<ProfileViewer>): { view: ProfileView } => ({
  view: {
    person: memberPerson,
    picture: null,
    photos: [],
    facts: [],
    interests: [],
    about: null,
    lookingFor: null,
    prompts: [],
    language: 'en',
    viewer: {
      kind: 'member' as const,
      hiddenBy: null,
      blocking: false,
      likesYou: false,
      matched: false,
      sawLike: false,
      ...viewer,
    },
    related: [],
  },
});

const meta = { component: ProfileStateNote, args: of({}) } satisfies Meta<typeof ProfileStateNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { args: of({ kind: 'own' }) };
export const OwnBeingChecked: Story = {
  tags: ['w320'],
  args: of({ kind: 'own', preview: { as: 'free', differs: true, checking: 2 } }),
};
export const OwnAsPremium: Story = {
  args: of({ kind: 'own', preview: { as: 'premium', differs: true, checking: 0 } }),
};
export const OwnNotConfirmed: Story = { args: of({ kind: 'own', hiddenBy: 'unconfirmed' }) };
export const OwnHiddenByTheTeam: Story = { args: of({ kind: 'own', hiddenBy: 'team' }) };
export const Blocking: Story = { args: of({ blocking: true }) };
export const LikesYou: Story = { args: of({ likesYou: 'person' }) };
export const LikedByBrand: Story = { args: of({ likesYou: 'brand' }) };
export const Matched: Story = { args: of({ likesYou: 'person', matched: true }) };
