import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { SmsList } from './SmsList';

const meta = {
  component: SmsList,
  args: {
    messages: ['123456', '654321'].map((code, index) => ({
      id: `sms-${index}`,
      from: 'Golden Hour',
      to: '+31 6 12345678',
      text: `Golden Hour: ${code} is your code for a direct debit of €10.00.`,
      sentAt: NOW - index * 3_600_000,
    })),
  },
} satisfies Meta<typeof SmsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { messages: [] } };
