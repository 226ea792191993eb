import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { MessagesScreen } from './MessagesScreen';
import { notificationTypes } from '~/contract/notification-types';
import { StoppedMail } from './StoppedMail';
import { TypeTable } from './TypeTable';

const settings = {
  email: 'anna@mail.example',
  mail: notificationTypes.filter((type) => type !== 'promotions'),
  push: [...notificationTypes],
  frequency: 'now' as const,
  quiet: { from: 22, until: 8 },
  timeZone: null,
  ownZone: 'Europe/Amsterdam',
  stopped: null,
  unsubscribed: null,
  offersPush: true,
  reachesPush: true,
};

const meta = {
  component: MessagesScreen,
  subcomponents: { StoppedMail, TypeTable },
  args: { settings, saved: false },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/messages', shell: { user: storyMember } },
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const EverythingOff: Story = { args: { settings: { ...settings, mail: [], push: [], reachesPush: false } } };
export const WithoutPush: Story = {
  args: { settings: { ...settings, offersPush: false, reachesPush: false } },
};
export const Saved: Story = { args: { saved: true } };

const at = NOW - 3 * 86_400_000;
export const Bounced: Story = {
  tags: ['w390'],
  args: { settings: { ...settings, stopped: { reason: 'bounce', at }, reachesPush: false } },
};
export const MarkedAsSpam: Story = { args: { settings: { ...settings, stopped: { reason: 'spam complaint', at } } } };
export const Unsubscribed: Story = {
  args: { settings: { ...settings, unsubscribed: { at, types: ['new_messages', 'weekly_updates'] } } },
};
