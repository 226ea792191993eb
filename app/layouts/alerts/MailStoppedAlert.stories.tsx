import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import { MailStoppedAlert } from './MailStoppedAlert';

const meta = {
  component: MailStoppedAlert,
  subcomponents: { DismissibleAlert },
  parameters: { page: { shell: { user: storyMember, mailStopped: 'bounce' } } },
} satisfies Meta<typeof MailStoppedAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bounce: Story = { tags: ['w390'] };
export const Complaint: Story = {
  parameters: { page: { shell: { user: storyMember, mailStopped: 'spam complaint' } } },
};
