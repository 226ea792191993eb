import type { Meta, StoryObj } from '@storybook/react-vite';
import { fictionalPerson, memberPerson } from '../../../stories/people';
import { FictionalIcon } from '../FictionalIcon/FictionalIcon';
import { Chip } from '../Chip/Chip';
import { Heart } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { PeopleGrid } from '../Layout/Layout';
import { PersonCard } from './PersonCard';

const meta = {
  component: PersonCard,
  decorators: [
    (Story) => (
      <PeopleGrid>
        <Story />
      </PeopleGrid>
    ),
  ],
  args: {
    to: '/members/x',
    name: memberPerson.name,
    age: memberPerson.age ?? undefined,
    place: memberPerson.place,
    picture: { src: `/photos/${memberPerson.thumb}` },
  },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { args: { online: 'Online now' } };
export const Fictional: Story = {
  args: {
    name: fictionalPerson.name,
    picture: { src: `/photos/${fictionalPerson.thumb}` },
    fictional: { word: 'fictional profile', icon: <FictionalIcon name="sparkles" /> },
  },
};
export const WithLike: Story = {
  tags: ['all-niches'],
  args: {
    action: (
      <IconButton variant="photo" label="Like">
        <Heart size={20} aria-hidden />
      </IconButton>
    ),
  },
};
export const NewLike: Story = { args: { label: <Chip tone="secondary">New</Chip> } };
/** The state before the picture has loaded. */
export const PictureOnItsWay: Story = {
  args: { picture: { src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E', color: '#8c6f5a' } },
};
export const NoPicture: Story = { args: { picture: undefined } };
export const LongName: Story = {
  tags: ['w320'],
  args: { name: 'Wilhelmina-Alexandrina_1975', place: 'Sint-Annaparochie-aan-de-Zee, North Rhine-Westphalia' },
};
