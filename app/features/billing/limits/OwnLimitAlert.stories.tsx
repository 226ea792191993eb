import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnLimitAlert } from './OwnLimitAlert';

const meta = {
  component: OwnLimitAlert,
  args: {
    error: { code: 'billing.own-limit', values: { kind: 'week', limit: 5000, left: 1250, currency: 'EUR' } },
  },
  parameters: { page: { messages: ['billing'] } },
} satisfies Meta<typeof OwnLimitAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Used: Story = {
  args: { error: { code: 'billing.own-limit', values: { kind: 'day', limit: 2000, left: 0, currency: 'EUR' } } },
};
export const Paused: Story = {
  args: { error: { code: 'billing.ordering-paused', values: { until: Date.UTC(2026, 10, 28, 9, 30) } } },
};
export const OtherCurrency: Story = {
  args: { error: { code: 'billing.own-limit-currency', values: { currency: 'SEK' } } },
};
