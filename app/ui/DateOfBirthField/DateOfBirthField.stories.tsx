import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateOfBirthField } from './DateOfBirthField';

const meta = {
  component: DateOfBirthField,
  args: { name: 'date_of_birth', label: 'Enter your date of birth (18+)' },
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Others only see your age.' } };
export const Filled: Story = { args: { defaultValue: '1987-03-14' } };
export const WithErrors: Story = { args: { defaultValue: '1987-02-31', error: 'Invalid date of birth.' } };
export const Smallest: Story = { tags: ['w320'], args: { defaultValue: '1987-09-30', required: true } };
