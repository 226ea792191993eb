import type { Meta, StoryObj } from '@storybook/react-vite';
import { welcomeOffer } from '../../../../stories/checkout';
import { WelcomeBanner } from './WelcomeBanner';

const meta = {
  component: WelcomeBanner,
  args: { offer: welcomeOffer },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WelcomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimeBonus: Story = { tags: ['all-niches', 'w320'] };
export const LastMinute: Story = { args: { offer: { ...welcomeOffer, endsAt: welcomeOffer.now + 42_000 } } };
export const WelcomeCode: Story = {
  tags: ['w320'],
  args: { offer: { ...welcomeOffer, code: 'WELCOME25', isTimeBonus: false } },
};
