import type { Meta, StoryObj } from '@storybook/react-vite';
import { welcomeOffer } from '../../../stories/checkout';
import { storyMember } from '../../../stories/.storybook/shell';
import { WelcomeOffer } from './WelcomeOffer';

const meta = {
  component: WelcomeOffer,
  args: { inside: true },
  parameters: { page: { shell: { user: { ...storyMember, paidUser: false, credits: 0 }, offer: welcomeOffer } } },
} satisfies Meta<typeof WelcomeOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimeBonus: Story = { tags: ['w390'] };
