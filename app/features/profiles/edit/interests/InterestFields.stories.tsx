import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterestFields } from './InterestFields';
import { interestIds } from '../../traits/interests';
import { INTERESTS_MAX } from '../profile-edit';

const meta = {
  component: InterestFields,
  args: { chosen: ['hiking', 'jazz', 'cooking'], error: null },
} satisfies Meta<typeof InterestFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { chosen: [] } };
export const LimitReached: Story = { args: { chosen: interestIds.slice(0, INTERESTS_MAX) } };
export const WithErrors: Story = { args: { error: 'Choose at most 20.' } };
