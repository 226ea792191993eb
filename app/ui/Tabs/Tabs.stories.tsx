import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Lists of likes',
    tabs: [
      { to: '/likes?type=received', label: 'Who likes you', current: true, count: 3, countLabel: '3 new' },
      { to: '/likes?type=given', label: 'Whom you like', current: false },
      { to: '/likes?type=matches', label: 'Matches', current: false },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { tags: ['w320'] };
