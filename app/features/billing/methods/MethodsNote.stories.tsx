import type { Meta, StoryObj } from '@storybook/react-vite';
import { methods } from '../../../../stories/checkout';
import { AppleProbe } from './ApplePay';
import { MethodsNote } from './MethodsNote';

const meta = {
  component: MethodsNote,
  subcomponents: { AppleProbe },
  args: { methods, currency: 'EUR', vatRate: 2100 },
} satisfies Meta<typeof MethodsNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithoutVat: Story = { tags: ['w320'], args: { methods: methods.slice(0, 1), vatRate: 0 } };
export const WithApplePay: Story = {
  args: {
    methods: [{ id: 'applepay', name: 'Apple Pay', fee: 0, appleOnly: true }, ...methods],
  },
};
