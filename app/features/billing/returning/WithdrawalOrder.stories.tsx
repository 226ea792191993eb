import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { partlySpent, returns, unspent } from '../../../../stories/withdrawal';
import { ReturnedList } from './ReturnedList';
import { WithdrawalConfirm } from './WithdrawalConfirm';
import { WithdrawalOrder } from './WithdrawalOrder';

const meta = {
  component: WithdrawalOrder,
  subcomponents: { WithdrawalConfirm, ReturnedList },
  decorators: [inPage('narrow')],
  args: { withdrawal: partlySpent, byLink: false, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof WithdrawalOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartlySpent: Story = {};
export const Unspent: Story = { args: { withdrawal: unspent, byLink: true } };
export const WithErrors: Story = {
  args: { problem: { ok: false, fieldErrors: {}, values: {}, error: { code: 'billing.return-changed', values: {} } } },
};
export const Returned: Story = { args: { withdrawal: { ...partlySpent, open: null, returns } } };
export const Expired: Story = { args: { withdrawal: { ...partlySpent, open: null, expired: true } } };
export const Spent: Story = { args: { withdrawal: { ...partlySpent, open: null } } };
