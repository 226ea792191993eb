import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { createToastStore, type ToastInput } from './toast-store';
import { Toaster } from './Toaster';

/** Makes a store that shows these toasts. Toasts with an action stay; the others disappear after some seconds. */
function storeWith(...toasts: ToastInput[]) {
  const store = createToastStore();
  for (const toast of toasts) store.show(toast);
  return store;
}
const action = (
  <Button size="sm" variant="quiet">
    Undo
  </Button>
);

const meta = { component: Toaster, args: { store: storeWith() } } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { store: storeWith({ message: 'Conversation deleted.', action }) } };
export const Danger: Story = { args: { store: storeWith({ tone: 'danger', message: 'Your like was not sent.' }) } };
export const AllTones: Story = {
  args: {
    store: storeWith(
      { tone: 'success', title: 'Paid', message: '100 credits are yours.', action },
      { tone: 'warning', message: 'You are offline.', action },
      { tone: 'danger', message: 'Your like was not sent.' },
    ),
  },
};
export const Empty: Story = {};
