import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderForm } from './OrderForm';

const meta = {
  component: OrderForm,
  args: {
    total: 2300,
    currency: 'EUR',
    country: 'NL',
    methodName: 'PayPal',
    code: null,
    requestKey: 'key',
    next: null,
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LargeAmount: Story = { tags: ['w320'], args: { total: 1_234_500, methodName: 'Sofortüberweisung' } };
