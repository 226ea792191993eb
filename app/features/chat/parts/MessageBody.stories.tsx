import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageBody } from './MessageBody';

const meta = {
  component: MessageBody,
  args: { type: 'text', text: 'Then I had better bring tea.\nAnd biscuits.', photo: null },
} satisfies Meta<typeof MessageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AGift: Story = { args: { type: 'gift', text: 'tea' } };
