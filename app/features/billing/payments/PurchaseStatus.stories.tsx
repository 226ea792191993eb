import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { purchase } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { PurchaseStatus } from './PurchaseStatus';
import { StatusActions } from './StatusActions';
import { StatusHead } from './StatusHead';

const meta = {
  component: PurchaseStatus,
  subcomponents: { StatusActions, StatusHead },
  decorators: [inPage('medium')],
  args: { purchase, next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof PurchaseStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { purchase: { ...purchase, status: 'loading', payUrl: 'https://pay.example/x' } },
};
export const Pending: Story = { args: { purchase: { ...purchase, status: 'pending' } } };
export const Completed: Story = {};
export const BackToTheConversation: Story = { args: { next: '/chats/abc' } };
export const Failed: Story = { args: { purchase: { ...purchase, status: 'failed' } } };
export const Cancelled: Story = { args: { purchase: { ...purchase, status: 'cancelled' } } };
