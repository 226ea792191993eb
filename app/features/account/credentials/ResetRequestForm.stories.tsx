import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { refused, wrong } from '../../../../stories/form-problem';
import { AccountFrame } from '../AccountFrame';
import { ResetRequestForm } from './ResetRequestForm';

const meta = {
  component: ResetRequestForm,
  decorators: [
    (Story) => (
      <AccountFrame title={<FormattedMessage id="credentials.forgot-title" defaultMessage="Forgot your password?" />}>
        <Story />
      </AccountFrame>
    ),
  ],
  args: { sent: false, reveals: true, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof ResetRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sent: Story = { args: { sent: true } };
export const SentNeutral: Story = { args: { sent: true, reveals: false } };
export const WithErrors: Story = {
  args: { problem: wrong({ email: 'account.email-not-found' }, { email: 'anna@golden-hour.example' }) },
};
export const TooMany: Story = { args: { problem: refused('account.too-many-resets') } };
export const Deleted: Story = { args: { problem: refused('account.signup-deleted') } };
