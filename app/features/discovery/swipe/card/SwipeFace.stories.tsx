import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../../stories/.storybook/shell';
import { swipeCards } from '../../../../../stories/swipe';
import { SwipeFace } from './SwipeFace';
import { onCard } from './on-card.testing';

const madeUp = swipeCards.find(({ person }) => person.fictional)!;
const member = swipeCards.find(({ person }) => !person.fictional)!;

const meta = {
  component: SwipeFace,
  decorators: [onCard],
  args: { card: member, top: true },
  parameters: { page: { path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof SwipeFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Fictional: Story = { tags: ['all-niches'], args: { card: madeUp } };
export const NoPicture: Story = {
  args: { card: { ...member, person: { ...member.person, thumb: null, photo: null } } },
};
export const NameAlone: Story = {
  args: {
    card: {
      ...member,
      person: { ...member.person, age: null, place: null, distance: null, online: false },
      about: '',
      interests: [],
    },
  },
};
export const Long: Story = {
  tags: ['w320'],
  args: {
    card: {
      person: {
        ...madeUp.person,
        name: 'Wilhelmina-Alexandrina_1975',
        place: 'Sint-Annaparochie-aan-de-Zee',
        online: true,
      },
      photos: [],
      locked: null,
      about: 'I collect words that are far too long for a small card, and tell nobody about it. '.repeat(4),
      language: 'en',
      interests: [
        { name: 'Long evenings of board games with friends and neighbours', shared: true },
        { name: 'Sailing', shared: false },
      ],
    },
  },
};
