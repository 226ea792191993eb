import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, X } from '../Icon/icons';
import { IconButton } from './IconButton';

const meta = { component: IconButton, args: { label: 'Close', children: <X size={20} aria-hidden /> } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Raised: Story = { args: { variant: 'raised', size: 56 } };
export const OnPhoto: Story = { args: { variant: 'photo', label: 'Like', children: <Heart size={20} aria-hidden /> } };
export const Small: Story = { args: { size: 36 } };
export const Disabled: Story = { args: { disabled: true } };
