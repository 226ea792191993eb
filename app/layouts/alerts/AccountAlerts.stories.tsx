import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyDecision, storyMember } from '../../../stories/.storybook/shell';
import { AccountAlerts } from './AccountAlerts';

const meta = {
  component: AccountAlerts,
  parameters: { page: { shell: { user: { ...storyMember, status: 'not_confirmed', profileStatus: 'disabled' } } } },
} satisfies Meta<typeof AccountAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfirmed: Story = {};
export const HiddenByTheTeam: Story = {
  tags: ['w320'],
  parameters: { page: { shell: { user: { ...storyMember, profileStatus: 'disabled' }, decision: storyDecision } } },
};
export const JustSignedUpOnAPhone: Story = {
  tags: ['w390'],
  parameters: {
    page: {
      path: '/members?api_signup_complete=1',
      shell: { user: { ...storyMember, status: 'not_confirmed', profileStatus: 'disabled' } },
    },
  },
};
