import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosePicture } from './PosePicture';

const meta = {
  component: PosePicture,
  args: { check: { pose: 'two-fingers', posesLeft: 2 } },
} satisfies Meta<typeof PosePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const LastPose: Story = { args: { check: { pose: 'touch-nose', posesLeft: 0 } } };
