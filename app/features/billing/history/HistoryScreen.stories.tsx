import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { HistoryScreen } from './HistoryScreen';
import { CreditMovements } from './CreditMovements';
import { OrderList } from './OrderList';
import { SavedMethods } from '../saved/SavedMethods';
import { PartLine } from './PartLine';

const account = { balance: 120, held: 20, returnable: true };
const orders = (['completed', 'pending', 'loading', 'failed', 'cancelled'] as const).map((status, index) => ({
  id: `order-${status}`,
  status,
  credits: 250,
  total: 2300,
  currency: 'EUR',
  methodName: index % 2 ? 'iDEAL | Wero' : 'PayPal',
  createdAt: NOW - index * 86_400_000,
  returned: index === 0 ? 600 : 0,
}));
const bought = { credits: 5, origin: 'bought', money: 46, currency: 'EUR' } as const;
const free = { credits: 5, origin: 'signup', money: 0, currency: null } as const;
const movements = (['message', 'hold', 'release', 'purchase', 'signup'] as const).map((kind, index) => ({
  id: `movement-${kind}`,
  kind,
  amount: index < 2 ? -10 : 30,
  at: NOW - index * 86_400_000,
  parts: [bought, free].slice(0, index === 0 ? 2 : 1),
}));

const meta = {
  component: HistoryScreen,
  subcomponents: { CreditMovements, OrderList, PartLine, SavedMethods },
  decorators: [inPage('medium')],
  args: { history: { ...account, view: 'orders', page: { items: orders, older: null } }, first: true, saved: [] },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};
export const SavedPaymentMethods: Story = {
  args: {
    saved: [
      { id: 'card', name: 'Visa', label: '•••• 4242', pictogram: 'card', savedAt: NOW },
      { id: 'wallet', name: 'PayPal', label: 'PayPal', pictogram: 'wallet', savedAt: NOW },
    ],
  },
};
export const Credits: Story = {
  args: { history: { ...account, view: 'credits', page: { items: movements, older: 'older' } } },
};
export const NoOrders: Story = {
  args: { history: { balance: 0, held: 0, returnable: false, view: 'orders', page: { items: [], older: null } } },
};
export const NothingOlder: Story = {
  args: { first: false, history: { ...account, view: 'credits', page: { items: [], older: null } } },
};
