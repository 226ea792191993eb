import type { Meta, StoryObj } from '@storybook/react-vite';
import { Offline } from './Offline';

const meta = {
  component: Offline,
  parameters: { layout: 'fullscreen', page: { layout: 'empty' } },
} satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w390'] };
