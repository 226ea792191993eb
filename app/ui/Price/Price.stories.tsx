import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price';

const meta = { component: Price, args: { amount: 1995, currency: 'GBP' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pounds: Story = {};
export const Large: Story = { args: { size: 'xl', currency: 'EUR' } };
export const Round: Story = { args: { amount: 2500, trim: true, size: 'lg' } };
export const Before: Story = { args: { old: true } };
export const NoCents: Story = { args: { amount: 1200, currency: 'JPY' } };
