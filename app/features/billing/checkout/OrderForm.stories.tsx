import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderForm } from './OrderForm';

const meta = {
  component: OrderForm,
  args: {
    total: 2300,
    currency: 'EUR',
    country: 'NL',
    methodName: 'PayPal',
    savedId: '',
    canSave: false,
    code: null,
    requestKey: 'key',
    next: null,
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const CanBeRemembered: Story = { tags: ['w320'], args: { canSave: true, methodName: 'Visa' } };
export const SavedMethod: Story = { args: { savedId: 'saved', methodName: 'Visa •••• 4242' } };
export const LargeAmount: Story = { tags: ['w320'], args: { total: 1_234_500, methodName: 'Sofortüberweisung' } };
