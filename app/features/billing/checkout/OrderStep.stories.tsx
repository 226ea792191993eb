import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { bundles, country, methods } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { OrderStep } from './OrderStep';
import { CheckoutNotes } from './CheckoutNotes';
import { OrderLines } from '../shop/OrderLines';
import { PriceText } from '../shop/PriceText';
import { BoughtText } from '../shop/OrderTexts';

const meta = {
  component: OrderStep,
  subcomponents: { BoughtText, CheckoutNotes, OrderLines, PriceText },
  decorators: [inPage('medium')],
  args: {
    quote: {
      bundle: bundles[1]!,
      method: methods[2]!,
      country: 'NL',
      currency: 'EUR',
      code: null,
      discount: 0,
      amount: 2250,
      fee: 50,
      total: 2300,
      vat: 399,
      vatRate: 2100,
    },
    code: '',
    problem: null,
    replaces: null,
    saved: null,
    canSave: false,
    country,
    requestKey: 'key',
    open: true,
    fictionalIcon: <FictionalIcon name="sparkles" />,
    next: null,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof OrderStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};
export const SavedCard: Story = {
  args: {
    quote: { ...meta.args.quote, method: methods[1]!, fee: 0, total: 2250, vat: 390 },
    saved: { id: 'saved', label: '•••• 4242' },
  },
};
export const PaymentsClosed: Story = { args: { open: false } };
/** A quarter off 22.50 EUR; the fee is not reduced, and the tax is that of the lower total. */
export const WithDiscount: Story = {
  tags: ['all-niches'],
  args: {
    code: 'TIMEBONUS25',
    quote: { ...meta.args.quote, code: 'TIMEBONUS25', discount: 563, amount: 1687, total: 1737, vat: 301 },
  },
};
