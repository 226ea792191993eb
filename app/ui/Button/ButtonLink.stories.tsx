import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink';

const meta = { component: ButtonLink, args: { to: '/signup', children: 'Create a free account' } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost', size: 'sm' } };
export const QuietVariant: Story = { args: { variant: 'quiet' } };
export const Wide: Story = { args: { wide: true, size: 'lg' } };
