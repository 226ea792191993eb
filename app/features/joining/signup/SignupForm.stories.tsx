import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '~/features/account/AccountFrame';
import { SignupErrorAlert } from '~/features/account/login/SignupErrorAlert';
import { refused, wrong } from '../../../../stories/form-problem';
import { SignupClosed } from '../waiting-list/SignupClosed';
import { EmailField } from './EmailField';
import { AccountFields, BeginningFields } from './SignupFields';
import { SignupForm } from './SignupForm';
import { SignupNotes } from './SignupNotes';

const meta = {
  component: SignupForm,
  subcomponents: { AccountFields, BeginningFields, EmailField, SignupClosed, SignupErrorAlert, SignupNotes },
  decorators: [
    (Story) => (
      <AccountFrame title={<FormattedMessage id="account.signup-title" defaultMessage="Create your free account" />}>
        <Story />
      </AccountFrame>
    ),
  ],
  args: { action: '/signup' },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithErrors: Story = {
  args: {
    problem: wrong(
      {
        email: 'account.email-invalid',
        name: 'account.name-is-email',
        password: 'account.password-too-short',
        date_of_birth: 'account.date-of-birth-invalid',
      },
      {
        email: 'anna',
        name: 'anna@',
        'date_of_birth.day': '31',
        'date_of_birth.month': '2',
        'date_of_birth.year': '1987',
      },
    ),
  },
};
export const EmailTaken: Story = {
  args: { problem: { ...refused('account.signup-existing'), fieldErrors: { email: [{ id: 'account.email-taken' }] } } },
};
export const FirstMessage: Story = { args: { memberId: 'm', memberName: 'Bella', action: '/members/m/signup' } };
export const AnswerOfALander: Story = { args: { about: 'A long talk and a short walk, in that order.' } };
export const InviteOnly: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: false } } } };
export const Phone: Story = { tags: ['w320'] };
