import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { methods, order } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { OpenAmountStep, type ShownOpenAmount } from './OpenAmountStep';

const item = { orderId: order.id, orderedAt: order.createdAt, credits: 40, amount: 600 };
const open: ShownOpenAmount = {
  amount: 600,
  vat: 104,
  vatRate: 2100,
  currency: 'EUR',
  country: 'NL',
  items: [item],
  methods: methods.map((method) => ({ ...method, fee: 0 })),
};

const meta = {
  component: OpenAmountStep,
  decorators: [inPage('narrow')],
  args: { open, method: null, requestKey: 'key', next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof OpenAmountStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoOrders: Story = {
  args: { open: { ...open, amount: 1250, items: [item, { ...item, orderId: 'other', credits: 60, amount: 650 }] } },
};
export const WithMethod: Story = { args: { method: open.methods[0]! } };
export const TooSmall: Story = {
  args: { open: { ...open, amount: 12, items: [{ ...item, amount: 12 }], methods: [] } },
};
export const Empty: Story = { args: { open: null } };
