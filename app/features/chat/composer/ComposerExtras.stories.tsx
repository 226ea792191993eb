import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComposerExtras } from './ComposerExtras';

const anchors = { gift: { current: null }, photo: { current: null } };
const meta = {
  component: ComposerExtras,
  args: { conversation: 'c', extras: { open: null, onPress: () => {}, close: () => {}, anchors } },
} satisfies Meta<typeof ComposerExtras>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheField: Story = { tags: ['all-niches'] };
