import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { memberPerson } from '../../../../stories/people';
import { interestIds } from '../traits/interests';
import { ProfileFacts, ProfileHighlights } from './ProfileFacts';
import type { ProfileView } from './profile-view';

const view: ProfileView = {
  person: { ...memberPerson, distance: { value: 15, unit: 'mile' } },
  picture: null,
  photos: [],
  facts: [
    { trait: 'gender', value: 'female' },
    { trait: 'hair_color', value: 'dark brown' },
    { trait: 'relationship_status', value: 'divorced' },
    { trait: 'tattoos', value: 'no' },
  ],
  interests: ['sailing', 'beach', 'picnics'],
  about: null,
  lookingFor: null,
  prompts: [],
  language: 'en',
  viewer: { kind: 'member', hiddenBy: null, blocking: false, likesYou: false, matched: false, sawLike: false },
  related: [],
};

const meta = {
  component: ProfileFacts,
  decorators: [
    (Story, { args }) => (
      <>
        <ProfileHighlights view={args.view} />
        <Story />
      </>
    ),
  ],
  args: { view },
} satisfies Meta<ComponentType<{ view: ProfileView }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const TownAlone: Story = {
  args: { view: { ...view, person: { ...view.person, distance: null }, facts: [], interests: [] } },
};
export const NothingSaid: Story = {
  args: {
    view: { ...view, person: { ...view.person, place: null, distance: null }, facts: [], interests: [] },
  },
};
export const ManyOnAPhone: Story = {
  tags: ['w320'],
  args: {
    view: {
      ...view,
      person: { ...view.person, place: 'Sint-Annaparochie-aan-de-Zee, North Rhine-Westphalia' },
      interests: interestIds.slice(0, 20),
    },
  },
};
