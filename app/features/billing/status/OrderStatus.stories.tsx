import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { order } from '../../../../stories/checkout';
import { returns } from '../../../../stories/withdrawal';
import { inPage } from '../../../../stories/in-page';
import { DocumentLink } from '../documents/DocumentLink';
import { SavedFailureText } from '../saved/SavedFailureText';
import { OPEN_AMOUNT } from '../orders/order-status';
import { OpenAmountStatus } from './OpenAmountStatus';
import { OrderStatus } from './OrderStatus';
import { StatusActions } from './StatusActions';
import { StatusHead } from './StatusHead';

const meta = {
  component: OrderStatus,
  subcomponents: { DocumentLink, OpenAmountStatus, SavedFailureText, StatusActions, StatusHead },
  decorators: [inPage('medium')],
  args: { order, next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { order: { ...order, status: 'loading', payUrl: 'https://pay.example/x' } },
};
export const Pending: Story = { args: { order: { ...order, status: 'pending' } } };
export const Completed: Story = {};
export const Returned: Story = { args: { order: { ...order, returnable: false, returns } } };
const debt = { ...order, bundleId: OPEN_AMOUNT, credits: 0, returnable: false };
export const OpenAmountPaid: Story = { args: { order: debt } };
export const OpenAmountPending: Story = { args: { order: { ...debt, status: 'pending' } } };
export const OpenAmountFailed: Story = { args: { order: { ...debt, status: 'failed' } } };
export const BackToTheConversation: Story = { args: { next: '/chats/abc' } };
export const Failed: Story = { args: { order: { ...order, status: 'failed' } } };
export const Cancelled: Story = { args: { order: { ...order, status: 'cancelled' } } };
const card = { ...order, methodId: 'visa', methodName: 'Visa', savedLabel: '•••• 4242', status: 'failed' as const };
export const SavedCardDeclined: Story = {
  args: { order: { ...card, savedFailure: 'saved-declined', savedId: 'saved' } },
};
export const SavedCardExpired: Story = { args: { order: { ...card, savedFailure: 'saved-expired' } } };
export const SavedCardEnded: Story = { args: { order: { ...card, savedFailure: 'saved-ended', payPal: false } } };
