import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPerson, memberPerson } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { PeopleGrid } from '~/ui/Layout/Layout';
import { PersonTile } from './PersonTile';
import { PersonTileFragment } from './PersonTileFragment';

const meta = {
  component: PersonTile,
  subcomponents: { PersonTileFragment },
  decorators: [
    (Story) => (
      <PeopleGrid>
        <Story />
      </PeopleGrid>
    ),
    withLikes,
  ],
  args: { person: memberPerson, action: likeAction(memberPerson) },
  // The default layout renders `FictionalSymbol`, which the cards refer to.
  parameters: { page: { layout: 'default', path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof PersonTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  args: { person: { ...memberPerson, online: true, distance: { value: 15, unit: 'mile' } } },
};
export const Fictional: Story = { tags: ['all-niches'], args: { person: fictionalPerson } };
export const NameAlone: Story = {
  args: { person: { ...memberPerson, age: null, place: null, thumb: null, photo: null, online: false } },
};
export const Long: Story = {
  tags: ['w320'],
  args: {
    person: {
      ...fictionalPerson,
      name: 'Wilhelmina-Alexandrina_1975',
      place: 'Sint-Annaparochie-aan-de-Zee, North Rhine-Westphalia',
      distance: { value: 1250, unit: 'mile' },
    },
  },
};
