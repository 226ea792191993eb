import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowMenu } from './RowMenu';

const meta = {
  component: RowMenu,
  args: {
    name: 'Bella',
    box: () => ({ left: 16, top: 16, bottom: 60 }),
    onDelete: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof RowMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
