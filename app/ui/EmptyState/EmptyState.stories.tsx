import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Inbox } from '../Icon/icons';
import { EmptyState } from './EmptyState';

const meta = { component: EmptyState, args: { title: 'No conversations yet' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Whole: Story = {
  tags: ['all-niches'],
  args: {
    illustration: <Inbox size={48} strokeWidth={1.5} />,
    children: 'Every story begins with a hello. Write to somebody you like; your conversations appear here.',
    action: <Button>Find somebody to talk to</Button>,
  },
};
