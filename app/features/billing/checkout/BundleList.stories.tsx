import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { bundles } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { BundleList } from './BundleList';
import { BundleCard } from './BundleCard';

const meta = {
  component: BundleList,
  subcomponents: { BundleCard },
  decorators: [inPage('wide')],
  args: { bundles, currency: 'EUR', next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof BundleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const OneBundle: Story = { args: { bundles: bundles.slice(0, 1) } };
export const MessagesAreFree: Story = {
  args: { bundles: bundles.map((bundle) => ({ ...bundle, messages: null, pricePerMessage: null })) },
};
export const CannotBePaid: Story = { args: { open: false } };
export const NoCents: Story = { args: { currency: 'JPY' } };
export const Discounted: Story = {
  tags: ['w320'],
  args: {
    code: 'STAY30',
    bundles: bundles.map((bundle) => ({ ...bundle, price: Math.floor(bundle.price * 0.7), before: bundle.price })),
  },
};
