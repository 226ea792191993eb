import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { madeUp, somebody } from '../../../../stories/safety';
import { ReportReceiptScreen } from './ReportReceiptScreen';

const receipt = {
  number: '7K3M-9QXA',
  state: 'open' as const,
  at: 1_795_000_000_000,
  mailed: true,
  blockable: somebody,
};
const meta = {
  component: ReportReceiptScreen,
  args: { receipt, again: false },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/reports/x', shell: { user: storyMember } },
  },
} satisfies Meta<typeof ReportReceiptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['all-niches'] };
export const Again: Story = { args: { again: true } };
export const ForVisitors: Story = {
  args: { receipt: { ...receipt, mailed: false, blockable: null } },
  parameters: { page: { layout: 'default', path: '/reports/x' } },
};
export const OfFictional: Story = { args: { receipt: { ...receipt, blockable: madeUp } } };
export const Upheld: Story = { args: { receipt: { ...receipt, state: 'upheld' } } };
export const Dismissed: Story = { args: { receipt: { ...receipt, state: 'dismissed', blockable: null } } };
