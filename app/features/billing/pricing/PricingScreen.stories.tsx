import type { Meta, StoryObj } from '@storybook/react-vite';
import { bundles, country } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { ActionPrices } from './ActionPrices';
import { BundlePrices } from './BundlePrices';
import { MethodPrices } from './MethodPrices';
import { PricingCountry } from './PricingCountry';
import { PricingScreen } from './PricingScreen';

const meta = {
  component: PricingScreen,
  subcomponents: { ActionPrices, BundlePrices, MethodPrices, PricingCountry },
  decorators: [inPage('medium')],
  args: {
    pricing: {
      country,
      bundles,
      methods: [
        { id: 'ideal', name: 'iDEAL | Wero', pictogram: 'bank', appleOnly: false, fee: 0, limits: {} },
        { id: 'applepay', name: 'Apple Pay', pictogram: 'wallet', appleOnly: true, fee: 0, limits: {} },
        { id: 'paypal', name: 'PayPal', pictogram: 'wallet', appleOnly: false, fee: 50, limits: { min: 500 } },
        {
          id: 'paysafecard',
          name: 'Paysafecard',
          pictogram: 'voucher',
          appleOnly: false,
          fee: 100,
          limits: { max: 5000 },
        },
      ],
      actions: [
        { action: 'message', credits: 10, least: 79, most: 100 },
        { action: 'photo', credits: 20, least: 158, most: 200 },
        { action: 'gift', credits: 25, least: 197, most: 250 },
      ],
      signupCredits: 30,
      refundDays: 30,
      sells: true,
    },
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { pricing } = meta.args;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const OneBundle: Story = {
  args: {
    pricing: {
      ...pricing,
      country: { ...country, vatRate: 0, choices: country.choices.slice(0, 1) },
      bundles: bundles.slice(0, 1),
      actions: [{ action: 'message', credits: 10, least: 100, most: 100 }],
      signupCredits: 0,
      refundDays: 0,
    },
  },
};
export const NoCents: Story = { args: { pricing: { ...pricing, country: { ...country, currency: 'JPY' } } } };
export const SellsNothing: Story = { args: { pricing: { ...pricing, sells: false } } };
