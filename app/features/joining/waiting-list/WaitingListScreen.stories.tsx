import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, wrong } from '../../../../stories/form-problem';
import { SignupClosed } from './SignupClosed';
import { WaitingListForm } from './WaitingListForm';
import { WaitingListScreen } from './WaitingListScreen';

const meta = {
  component: WaitingListScreen,
  subcomponents: { SignupClosed, WaitingListForm },
  args: { notice: null, problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/waiting-list', shell: { signupOpen: false } },
  },
} satisfies Meta<typeof WaitingListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const WithErrors: Story = {
  args: {
    problem: wrong(
      {
        email: 'account.email-invalid',
        of_age: 'waitinglist.age-needed',
        consent: 'waitinglist.consent-needed',
      },
      { email: 'ann@' },
    ),
  },
};
export const TooMany: Story = {
  args: {
    problem: { ...refused('waitinglist.later', { minutes: 2 }), values: { email: 'ann@mail.example', of_age: 'yes' } },
  },
};
export const Sent: Story = { args: { sentTo: 'eva.vandenberg@mail.example' } };
export const Confirmed: Story = { args: { notice: 'confirmed' } };
export const Expired: Story = { args: { notice: 'expired' } };
