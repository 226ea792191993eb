import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '~/ui/Icon/icons';
import { MessageAction } from './MessageAction';

const meta = {
  component: MessageAction,
  args: { to: '/', 'aria-label': 'Report this message', children: <Flag size={14} aria-hidden /> },
} satisfies Meta<typeof MessageAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
