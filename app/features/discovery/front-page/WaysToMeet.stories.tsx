import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaysToMeet } from './WaysToMeet';

const meta = { component: WaysToMeet, args: { ways: ['swipe_game', 'match_finder'] } } satisfies Meta<
  typeof WaysToMeet
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const GameOnly: Story = { args: { ways: ['swipe_game'] } };
