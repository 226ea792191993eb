import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, wrong } from '../../../../stories/form-problem';
import { PasswordScreen } from './PasswordScreen';

const meta = {
  component: PasswordScreen,
  args: { changed: false, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', user: true } },
} satisfies Meta<typeof PasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Changed: Story = { args: { changed: true } };
export const WithErrors: Story = {
  args: { problem: wrong({ old_password: 'account.old-password-wrong', repeat_password: 'account.passwords-differ' }) },
};
export const TooManyTries: Story = { args: { problem: refused('account.login-blocked', { minutes: 12 }) } };
