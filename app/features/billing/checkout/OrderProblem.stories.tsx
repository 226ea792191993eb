import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, wrong } from '../../../../stories/form-problem';
import { OrderProblem } from './OrderProblem';

const meta = { component: OrderProblem, args: { problem: refused('billing.price-changed') } } satisfies Meta<
  typeof OrderProblem
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceChanged: Story = {};
export const ProviderUnavailable: Story = { args: { problem: refused('billing.provider-unavailable') } };
export const WithErrors: Story = { args: { problem: wrong({ total: 'errors.invalid-value' }) } };
