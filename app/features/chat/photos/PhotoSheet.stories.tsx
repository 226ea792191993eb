import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { partner, prices } from '../../../../stories/chat';
import { PhotoSheet } from './PhotoSheet';

const page = { path: '/chats/c', shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };

const meta = {
  component: PhotoSheet,
  args: {
    open: true,
    onClose: () => {},
    conversation: 'c',
    partner,
    price: prices.photo,
    picked: null,
    onOpen: () => {},
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof PhotoSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
