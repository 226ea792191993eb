import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Country',
    children: (
      <>
        <option value="GB">United Kingdom</option>
        <option value="NL">Netherlands</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Where your bank is.' } };
export const WithErrors: Story = { args: { error: 'We do not sell there yet.' } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
