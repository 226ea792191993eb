import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { Page } from '~/ui/Layout/Layout';
import type { ShownPurchase } from './shown-purchase';
import { PurchaseStatus } from './PurchaseStatus';
import { StatusActions } from './StatusActions';
import { StatusHead } from './StatusHead';

const purchase: ShownPurchase = {
  id: '01m7y0y5yca1h53tg99xkv767s',
  status: 'completed',
  bundleId: '100',
  methodId: 'ideal',
  methodName: 'iDEAL',
  credits: 100,
  amount: 1000,
  fee: 0,
  total: 1000,
  vat: 174,
  vatRate: 2100,
  currency: 'EUR',
  payUrl: null,
  balance: 220,
  createdAt: Date.UTC(2026, 3, 10, 12),
};

const meta = {
  component: PurchaseStatus,
  subcomponents: { StatusActions, StatusHead },
  decorators: [
    (Story) => (
      <Page $width="medium">
        <Story />
      </Page>
    ),
  ],
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
