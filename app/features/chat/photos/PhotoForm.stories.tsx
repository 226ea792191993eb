import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { partner, prices } from '../../../../stories/chat';
import { PhotoForm } from './PhotoForm';

const page = { path: '/chats/c/photo', shell: { user: { ...storyMember, paidUser: true, credits: 130 } } };
const nothing = () => {};
const still = { file: null, part: null, error: null, pick: nothing, remove: nothing, send: nothing, stop: nothing };

const meta = {
  component: PhotoForm,
  args: { partner, price: prices.photo, action: '/chats/c/photo', here: '/chats/c', error: null, sending: still },
  parameters: { page },
} satisfies Meta<typeof PhotoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['no picture'], 'IMG_0815.HEIC');

export const Choosing: Story = { tags: ['all-niches'] };
export const OnItsWay: Story = { args: { sending: { ...still, file, part: 0.6 } } };
export const NotSent: Story = {
  args: { sending: { ...still, file, error: { code: 'chat.photo-not-sent', values: {} } } },
};
export const NotEnoughCredits: Story = {
  args: { error: { code: 'chat.not-enough-credits', values: { credits: 3, needed: 20 } }, sending: undefined },
};
export const FreeMember: Story = {
  tags: ['w320'],
  parameters: { page: { ...page, shell: { user: { ...storyMember, paidUser: false } } } },
};
export const NotAPicture: Story = {
  args: { sending: { ...still, error: { code: 'photos.not-a-picture', values: {} } } },
};
