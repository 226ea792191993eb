import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsavedDialog } from './UnsavedDialog';

const meta = {
  component: UnsavedDialog,
  args: { open: true, onStay: () => {}, onLeave: () => {} },
} satisfies Meta<typeof UnsavedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
