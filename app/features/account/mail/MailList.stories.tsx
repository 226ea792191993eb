import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { MailList } from './MailList';

const meta = {
  component: MailList,
  args: {
    mails: ['Please confirm your e-mail address', 'Your receipt: 250 credits'].map((subject, index) => ({
      id: `mail-${index}`,
      from: 'hello@golden-hour.example',
      to: 'anna@golden-hour.example',
      subject,
      sentAt: NOW - index * 3_600_000,
    })),
  },
} satisfies Meta<typeof MailList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { mails: [] } };
