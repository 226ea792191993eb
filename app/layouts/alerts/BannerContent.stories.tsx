import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyDecision, storyMember } from '../../../stories/.storybook/shell';
import { ActivationReminder } from './ActivationReminder';
import { BannerContent } from './BannerContent';
import { ConfirmedBanner } from './ConfirmedBanner';
import { DecisionBanner } from './DecisionBanner';

const unconfirmed = { ...storyMember, status: 'not_confirmed', profileStatus: 'disabled' } as const;

const meta = {
  component: BannerContent,
  subcomponents: { ActivationReminder, ConfirmedBanner, DecisionBanner },
  args: { name: 'activation', unsent: [], offer: null },
  parameters: { page: { shell: { user: unconfirmed } } },
} satisfies Meta<typeof BannerContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfirmed: Story = { tags: ['w390'] };
export const JustConfirmed: Story = {
  tags: ['w390'],
  args: { name: 'confirmed' },
  parameters: { page: { path: '/members?notice=confirmed', shell: { user: storyMember } } },
};
export const HiddenByTheTeam: Story = {
  tags: ['w320'],
  args: { name: 'decision' },
  parameters: { page: { shell: { user: { ...storyMember, profileStatus: 'disabled' }, decision: storyDecision } } },
};
export const JustSignedUpOnAPhone: Story = {
  tags: ['w390'],
  parameters: { page: { path: '/members?api_signup_complete=1' } },
};
