import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentsClosed } from './PaymentsClosed';

const meta = { component: PaymentsClosed } satisfies Meta<typeof PaymentsClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
