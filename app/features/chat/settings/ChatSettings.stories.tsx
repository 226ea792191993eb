import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { ChatSettings } from './ChatSettings';

const page = { layout: 'default', path: '/chats/settings', shell: { user: storyMember } };
const meta = {
  component: ChatSettings,
  args: { settings: { receipts: true, who_may_write: 'everybody' }, saved: false },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof ChatSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reserved: Story = { args: { settings: { receipts: false, who_may_write: 'matches' } } };
export const Saved: Story = { args: { saved: true } };
