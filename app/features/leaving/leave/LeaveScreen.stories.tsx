import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { wrong } from '../../../../stories/form-problem';
import { LeaveFacts } from './LeaveFacts';
import { LeaveScreen } from './LeaveScreen';
import type { ShownLeave } from './shown-leave';

const leave: ShownLeave = {
  days: 14,
  erasedFrom: NOW + 14 * 86_400_000,
  email: 'anna@example.org',
  hasPassword: true,
  offer: null,
  credits: 0,
  returnable: 0,
  orders: false,
  openPayments: 0,
  unread: 0,
  openReports: 0,
};

const meta = {
  component: LeaveScreen,
  subcomponents: { LeaveFacts },
  args: { leave, problem: null, notice: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/leave', shell: { user: storyMember } },
  },
} satisfies Meta<typeof LeaveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'], args: { leave: { ...leave, offer: 20 } } };
export const Empty: Story = {};
export const Long: Story = {
  tags: ['w320'],
  args: {
    leave: {
      ...leave,
      offer: 20,
      credits: 1240,
      returnable: 2,
      orders: true,
      openPayments: 1,
      unread: 7,
      openReports: 1,
    },
  },
};
export const WithErrors: Story = {
  args: { problem: wrong({ password: 'leaving.wrong-password' }, { reason: 'few', words: 'Too quiet here.' }) },
};
export const WithoutPassword: Story = { args: { leave: { ...leave, hasPassword: false }, notice: 'mail' } };
export const TooManyLinks: Story = { args: { leave: { ...leave, hasPassword: false }, notice: 'wait' } };
