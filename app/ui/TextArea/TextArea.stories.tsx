import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Your first message', name: 'message', maxLength: 60 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'We’ll send it once you’ve confirmed your e-mail address.' } };
export const Counting: Story = { args: { counter: true, defaultValue: 'Which of those hills is yours?' } };
export const LimitReached: Story = { args: { counter: true, defaultValue: 'a'.repeat(60) } };
export const WithErrors: Story = { args: { error: 'Please write something first.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Hello' } };
