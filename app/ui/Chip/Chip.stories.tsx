import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from '../Icon/icons';
import { Chip } from './Chip';

const meta = { component: Chip, args: { children: 'Long walks' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: 'New' } };
export const Secondary: Story = { args: { tone: 'secondary', children: 'Match' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Premium' } };
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Info: Story = {
  args: { tone: 'info', icon: <Sparkles size={14} aria-hidden />, children: 'fictional profile' },
};
export const Warning: Story = { args: { tone: 'warning', children: 'Waiting' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } };
export const OnPhoto: Story = {
  args: { tone: 'photo', icon: <Sparkles size={14} aria-hidden />, children: 'fictional profile' },
};
