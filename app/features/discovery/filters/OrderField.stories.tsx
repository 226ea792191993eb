import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderField } from './OrderField';

const meta = {
  component: OrderField,
  args: { value: 'best', photoCheck: true, orders: ['best', 'nearest', 'active', 'new'] },
} satisfies Meta<typeof OrderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nearest: Story = { tags: ['w320'], args: { value: 'nearest' } };
export const ForVisitors: Story = { args: { value: 'best', orders: ['active', 'new'] } };
