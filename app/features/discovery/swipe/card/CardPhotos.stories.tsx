import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../../stories/.storybook/shell';
import { swipeCards } from '../../../../../stories/swipe';
import { CardPhotos } from './CardPhotos';
import { onCard } from './on-card.testing';

const several = swipeCards.find(({ photos }) => photos.length > 0)!;
const locked = swipeCards.find((card) => card.locked)!;

const meta = {
  component: CardPhotos,
  decorators: [onCard],
  args: { card: several, top: true },
  parameters: { page: { path: '/swipe-game', shell: { user: storyMember } } },
} satisfies Meta<typeof CardPhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondPhoto: Story = {
  play: async ({ canvasElement }) => canvasElement.querySelectorAll('button')[1]!.click(),
};
export const Locked: Story = {
  tags: ['all-niches', 'w320'],
  args: { card: locked },
  play: async ({ canvasElement }) => canvasElement.querySelectorAll('button')[1]!.click(),
};
export const OnePhoto: Story = { args: { card: { ...several, photos: [] } } };
