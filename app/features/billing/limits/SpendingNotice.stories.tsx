import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { SpendingNotice } from './SpendingNotice';

const meta = {
  component: SpendingNotice,
  decorators: [inPage('medium')],
  args: {
    notice: { reason: 'usual', spent: 12_000, currency: 'EUR', days: 30, timesUsual: 3 },
    path: '/transactions/1',
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof SpendingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Amount: Story = {
  args: { notice: { reason: 'amount', spent: 25_000, currency: 'EUR', days: 7, timesUsual: 3 } },
};
