import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { wrong } from '../../../../stories/form-problem';
import { AccountFrame } from '../AccountFrame';
import { NewPasswordFields } from './NewPasswordFields';
import { NewPasswordForm } from './NewPasswordForm';

const reset = {
  token: 'x'.repeat(43),
  email: 'anna@golden-hour.example',
  name: 'Anna',
  unconfirmed: false,
  confirmed: false,
};

const meta = {
  component: NewPasswordForm,
  subcomponents: { NewPasswordFields },
  decorators: [
    (Story) => (
      <AccountFrame
        title={<FormattedMessage id="credentials.new-password-title" defaultMessage="Choose a new password" />}
      >
        <Story />
      </AccountFrame>
    ),
  ],
  args: { reset, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithErrors: Story = { args: { problem: wrong({ repeat_password: 'account.passwords-differ' }) } };
/** Someone signed up with this address and never confirmed it. */
export const Unconfirmed: Story = { args: { reset: { ...reset, unconfirmed: true } } };
/** The link in the mail was followed in another browser than that of the signup. */
export const Confirmed: Story = { args: { reset: { ...reset, confirmed: true } } };
