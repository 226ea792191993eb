import type { Meta, StoryObj } from '@storybook/react-vite';
import { extras } from '../../../../stories/chat';
import { ComposerExtras } from './ComposerExtras';

const meta = {
  component: ComposerExtras,
  args: { conversation: 'c', partner: 'x', extras },
} satisfies Meta<typeof ComposerExtras>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheField: Story = { tags: ['all-niches'] };
export const BeforeTheFirstMessage: Story = { args: { conversation: null } };
