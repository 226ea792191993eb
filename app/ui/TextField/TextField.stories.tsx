import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = { component: TextField, args: { label: 'E-mail address', name: 'email', type: 'email' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'anna@golden-hour.example' } };
export const WithHint: Story = { args: { label: 'Username', type: 'text', hint: 'This is what others see.' } };
export const WithErrors: Story = { args: { defaultValue: 'anna', error: 'Invalid email' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@golden-hour.example' } };
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'E-mail address' } };
