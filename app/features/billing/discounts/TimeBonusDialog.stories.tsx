import type { Meta, StoryObj } from '@storybook/react-vite';
import { welcomeOffer } from '../../../../stories/checkout';
import { TimeBonusDialog } from './TimeBonusDialog';

const meta = {
  component: TimeBonusDialog,
  args: { offer: welcomeOffer, onClose: () => {} },
} satisfies Meta<typeof TimeBonusDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
