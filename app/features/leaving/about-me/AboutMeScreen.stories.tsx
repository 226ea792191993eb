import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import type { ShownGroup } from './about-me-groups';
import { AboutMeScreen } from './AboutMeScreen';

const group = (change: Partial<ShownGroup>): ShownGroup => ({
  name: 'account',
  title: 'Your account',
  much: 'Your e-mail address, password (scrambled), name, date of birth, language and settings.',
  who: 'Nobody but you. Your name and age are part of your profile.',
  why: 'So that you can log in and we can check your age.',
  until: 'Until you change it or your account is erased.',
  links: [
    { to: '/notifications/email-address', label: 'Change your e-mail address' },
    { to: '/notifications/leave', label: 'Delete your account' },
  ],
  ...change,
});

const meta = {
  component: AboutMeScreen,
  args: {
    groups: [
      group({}),
      group({
        name: 'messages',
        title: 'Your messages',
        much: '4 conversations, 27 messages of yours',
        who: 'You and the person you write with. Otherwise our team sees a message only when somebody reports it.',
        why: 'To deliver them and show them again.',
        until: '365 days, or until your account is erased.',
        links: [{ to: '/chats', label: 'Your conversations' }],
      }),
    ],
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/about-me', shell: { user: storyMember } },
  },
} satisfies Meta<typeof AboutMeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
