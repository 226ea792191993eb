import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup,
  args: {
    name: 'gender',
    label: 'I am (optional)',
    options: [
      { value: 'female', label: 'A woman' },
      { value: 'male', label: 'A man' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { inline: true, defaultValue: 'female' } };
export const WithDetails: Story = {
  args: {
    label: 'How would you like to pay?',
    name: 'method',
    defaultValue: 'ideal',
    options: [
      { value: 'ideal', label: 'iDEAL', detail: 'With your bank', aside: '£10.00' },
      { value: 'card', label: 'Card', detail: 'Visa or Mastercard', aside: '£10.50' },
      { value: 'voucher', label: 'Voucher', detail: 'Not available at the moment', disabled: true },
    ],
  },
};
export const WithErrors: Story = { args: { error: 'Please choose one.', required: true } };
