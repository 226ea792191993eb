import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { partner, prices } from '../../../../stories/chat';
import { refused } from '../../../../stories/form-problem';
import { PhotoScreen } from './PhotoScreen';

const here = '/chats/c/photo';
const page = { path: here, shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };

const meta = {
  component: PhotoScreen,
  args: {
    partner,
    writePermission: 'open',
    price: prices.photo,
    requestKey: 'key',
    back: '/chats/c',
    here,
    problem: null,
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof PhotoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotEnoughCredits: Story = {
  tags: ['w320'],
  args: { problem: refused('chat.not-enough-credits', { needed: 20 }) },
};
