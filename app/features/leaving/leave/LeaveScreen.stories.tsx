import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { wrong } from '../../../../stories/form-problem';
import { LeaveFacts } from './LeaveFacts';
import type { LeaveReason } from './leave-reasons';
import { LeaveScreen } from './LeaveScreen';
import { OtherWays } from './OtherWays';
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
  subcomponents: { LeaveFacts, OtherWays },
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
const because = (reason: LeaveReason) => ({ ok: false as const, fieldErrors: {}, error: null, values: { reason } });

export const TooDear: Story = { args: { leave: { ...leave, offer: 20 }, problem: because('price') } };
export const TooManyMails: Story = { args: { problem: because('mails') } };
export const WorriedAboutPrivacy: Story = { args: { problem: because('privacy') } };
export const NotSafe: Story = { tags: ['w320'], args: { problem: because('unsafe') } };
export const WithErrors: Story = {
  args: { problem: wrong({ password: 'leaving.wrong-password' }, { reason: 'few', words: 'Too quiet here.' }) },
};
export const WithoutPassword: Story = { args: { leave: { ...leave, hasPassword: false }, notice: 'mail' } };
export const TooManyLinks: Story = { args: { leave: { ...leave, hasPassword: false }, notice: 'wait' } };
