import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { bundles, country, methods } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { OrderStep } from './OrderStep';
import { CheckoutNotes } from './CheckoutNotes';
import { OrderLines } from './OrderLines';
import { PriceText } from './PriceText';

const meta = {
  component: OrderStep,
  subcomponents: { CheckoutNotes, OrderLines, PriceText },
  decorators: [inPage('medium')],
  args: {
    quote: {
      bundle: bundles[1]!,
      method: methods[2]!,
      country: 'NL',
      currency: 'EUR',
      amount: 2250,
      fee: 50,
      total: 2300,
      vat: 399,
      vatRate: 2100,
    },
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
export const PaymentsClosed: Story = { args: { open: false } };
