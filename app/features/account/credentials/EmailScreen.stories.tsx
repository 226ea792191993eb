import type { Meta, StoryObj } from '@storybook/react-vite';
import { wrong } from '../../../../stories/form-problem';
import { EmailScreen } from './EmailScreen';

const meta = {
  component: EmailScreen,
  args: { email: 'anna@golden-hour.example', waiting: null, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', user: true } },
} satisfies Meta<typeof EmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { waiting: 'anna.new@golden-hour.example' } };
export const WithErrors: Story = {
  args: {
    problem: wrong(
      { email: 'account.email-taken', password: 'account.old-password-wrong' },
      { email: 'ben@golden-hour.example' },
    ),
  },
};
