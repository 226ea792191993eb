import type { Meta, StoryObj } from '@storybook/react-vite';
import { HowFar } from './HowFar';

const meta = { component: HowFar, args: { order: 'active', cut: true } } satisfies Meta<typeof HowFar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Newest: Story = { args: { order: 'new' } };
export const Nearest: Story = { args: { order: 'nearest', within: { value: 200, unit: 'km' }, cut: false } };
export const NearestCut: Story = { args: { order: 'nearest', within: { value: 124, unit: 'mile' } } };
