import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = { component: Badge, args: { count: 3, label: '3 unread messages' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Many: Story = { args: { count: 130, label: '130 unread messages' } };
export const NoneLeft: Story = { args: { count: 0, showZero: true, tone: 'danger', label: 'No credits left' } };
export const FewLeft: Story = { args: { count: 12, tone: 'warning', label: '12 credits left' } };
export const Neutral: Story = { args: { count: 250, max: 9999, tone: 'neutral', label: '250 credits left' } };
