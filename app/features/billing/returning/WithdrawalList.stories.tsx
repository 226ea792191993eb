import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { partlySpent, unspent } from '../../../../stories/withdrawal';
import { WithdrawalList } from './WithdrawalList';

const meta = {
  component: WithdrawalList,
  decorators: [inPage('narrow')],
  args: { withdrawals: [unspent, partlySpent] },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof WithdrawalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { withdrawals: [] } };
