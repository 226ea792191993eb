import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { refused, wrong } from '../../../../stories/form-problem';
import { PasswordScreen } from './PasswordScreen';

const meta = {
  component: PasswordScreen,
  args: { notice: null, passkeys: [], problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', user: true } },
} satisfies Meta<typeof PasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Changed: Story = { args: { notice: 'changed' } };
export const ChangedWithPasskeys: Story = {
  args: {
    notice: 'changed',
    passkeys: [
      { id: '01kaj2b3c4d5e6f7g8h9jkmnpq', name: 'iCloud Keychain', addedAt: NOW - 9e9, usedAt: NOW - 9e7 },
      { id: '01kaj2b3c4d5e6f7g8h9jkmnpr', name: 'Firefox, Linux', addedAt: NOW - 9e8, usedAt: null },
    ],
  },
};
export const WithErrors: Story = {
  args: { problem: wrong({ old_password: 'account.old-password-wrong', repeat_password: 'account.passwords-differ' }) },
};
export const TooManyTries: Story = { args: { problem: refused('account.login-blocked', { minutes: 12 }) } };
