import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'At least 8 characters. A few words make a good one.' } };
export const Shown: Story = {
  args: { defaultValue: 'four quiet words here' },
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
export const WithErrors: Story = { args: { defaultValue: 'secret', error: 'At least 8 characters, please.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'four quiet words' } };
