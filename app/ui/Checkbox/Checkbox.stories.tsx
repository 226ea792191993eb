import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';
import { Choice } from './Choice';

const meta = {
  component: Checkbox,
  subcomponents: { Choice },
  args: { label: 'Only profiles of members, none that are made up', name: 'real' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'You can change this whenever you like.' } };
export const WithErrors: Story = { args: { error: 'Please confirm that you are 18 or older.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
