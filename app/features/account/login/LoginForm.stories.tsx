import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '../AccountFrame';
import { refused, wrong } from '../../../../stories/form-problem';
import { LoginForm } from './LoginForm';

const meta = {
  component: LoginForm,
  decorators: [
    (Story) => (
      <AccountFrame title={<FormattedMessage id="account.login-title" defaultMessage="Good to see you again" />}>
        <Story />
      </AccountFrame>
    ),
  ],
  args: { next: '/members' },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['all-niches'] };
export const WithErrors: Story = {
  args: { problem: { ...refused('account.login-failed'), values: { email: 'anna@golden-hour.example' } } },
};
export const TooManyTries: Story = { args: { problem: refused('errors.too-many-requests', { minutes: 5 }) } };
export const SignupsClosed: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: false } } } };
/** A session ended while a member wrote; the text is sent after the login. */
export const FormWaits: Story = {
  args: { next: '/chats/7', problem: wrong({}, { text: 'Thought of for an hour', resume: '1' }) },
};
