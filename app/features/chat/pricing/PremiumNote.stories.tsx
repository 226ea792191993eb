import type { Meta, StoryObj } from '@storybook/react-vite';
import { PremiumNote } from './PremiumNote';

const meta = { component: PremiumNote, args: { type: 'gift', here: '/chats/c/gift' } } satisfies Meta<
  typeof PremiumNote
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gifts: Story = { tags: ['w320'] };
export const Photos: Story = { args: { type: 'photo' } };
