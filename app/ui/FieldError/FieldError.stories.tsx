import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError';

const meta = { component: FieldError, args: { id: 'email-error', children: 'Invalid email' } } satisfies Meta<
  typeof FieldError
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  tags: ['w320'],
  args: { children: 'Username may not be the same as your e-mail address, nor hold a telephone number or an address.' },
};
