import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { MessagesScreen } from './MessagesScreen';
import { notificationTypes } from './notification-types';
import { TypeTable } from './TypeTable';

const settings = {
  email: 'anna@mail.example',
  mail: notificationTypes.filter((type) => type !== 'promotions'),
  push: [...notificationTypes],
  frequency: 'now' as const,
  quiet: { from: 22, until: 8 },
  timeZone: null,
  ownZone: 'Europe/Amsterdam',
  reachesPush: true,
};

const meta = {
  component: MessagesScreen,
  subcomponents: { TypeTable },
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
export const Saved: Story = { args: { saved: true } };
