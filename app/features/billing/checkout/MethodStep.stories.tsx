import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { bundles, country, methods, savedOffers } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { MethodStep } from './MethodStep';
import { BackLink } from '../shop/BackLink';
import { MethodIcon } from '../shop/MethodIcon';
import { MethodList } from '../methods/MethodList';
import { PaymentCountry } from './PaymentCountry';

const meta = {
  component: MethodStep,
  subcomponents: { BackLink, MethodIcon, MethodList, PaymentCountry },
  decorators: [inPage('narrow')],
  args: { bundle: bundles[1]!, methods, saved: [], country, next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof MethodStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourMethods: Story = {};
export const SavedMethods: Story = { args: { saved: savedOffers } };
export const OneMethod: Story = { args: { methods: methods.slice(0, 1) } };
export const Discounted: Story = {
  tags: ['w320'],
  args: {
    bundle: { ...bundles[1]!, price: bundles[1]!.price - 300, before: bundles[1]!.price },
    methods: methods.map((method) => ({ ...method, discount: 300 })),
    code: { code: 'STAY30', percent: 30, some: false, expires: null, typed: true },
  },
};
