import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasskeyLogin } from './PasskeyLogin';

const meta = {
  component: PasskeyLogin,
  args: { next: '/members' },
} satisfies Meta<typeof PasskeyLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
