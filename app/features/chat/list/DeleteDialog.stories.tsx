import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteDialog } from './DeleteDialog';

const meta = {
  component: DeleteDialog,
  args: { chat: { id: 'c', name: 'Bella', fictional: false }, onClose: () => {}, onConfirm: () => {} },
} satisfies Meta<typeof DeleteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const UnderWay: Story = { args: { busy: true } };
export const Fictional: Story = { args: { chat: { id: 'c', name: 'Bella', fictional: true } } };
export const LongName: Story = {
  tags: ['w320'],
  args: { chat: { id: 'c', name: 'Wilhelmina-Alexandrina_1975', fictional: false } },
};
export const Closed: Story = { args: { chat: null } };
