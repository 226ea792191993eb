import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './LoadMore';

const meta = { component: LoadMore, args: { to: '/members?page=2' } } satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = { args: { children: '48 of 1,000+' } };
export const Busy: Story = { args: { busy: true, children: '48 of 1,000+' } };
export const NothingMore: Story = { args: { to: undefined, children: '97 members shown' } };
