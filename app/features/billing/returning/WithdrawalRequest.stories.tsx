import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../../stories/in-page';
import { WithdrawalRequest } from './WithdrawalRequest';

const meta = {
  component: WithdrawalRequest,
  decorators: [inPage('narrow')],
  args: { sent: false, days: 14, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof WithdrawalRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = { args: { sent: true } };
export const WithErrors: Story = {
  args: {
    problem: {
      ok: false,
      fieldErrors: {
        order: [{ id: 'billing.withdrawal-number-needed' }],
        email: [{ id: 'account.email-invalid' }],
      },
      values: { order: '123', email: 'noor' },
      error: null,
    },
  },
};
