import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from './CodeField';

const meta = {
  component: CodeField,
  args: { path: '/credits/250/paypal', code: '', applied: false, problem: null, next: null },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Applied: Story = { tags: ['w320'], args: { code: 'TIMEBONUS25', applied: true } };
export const NotFound: Story = { args: { code: 'sprnig', problem: { code: 'billing.code-not-found', values: {} } } };
export const UsedByOpenOrder: Story = {
  tags: ['w320'],
  args: {
    code: 'TIMEBONUS25',
    problem: { code: 'billing.code-used', values: { order: '01m7y0y5yca1h53tg99xkv767s' } },
  },
};
export const LargerBundle: Story = {
  args: { code: 'SPRING', problem: { code: 'billing.code-minimum', values: { minimum: 2000, currency: 'EUR' } } },
};
export const OtherMethod: Story = {
  args: { code: 'PAYPAL10', problem: { code: 'billing.code-other-method', values: {} } },
};
