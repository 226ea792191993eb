import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkInvalid } from './LinkInvalid';

const meta = {
  component: LinkInvalid,
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof LinkInvalid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
