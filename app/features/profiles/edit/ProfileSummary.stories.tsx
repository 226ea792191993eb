import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileSummary } from './ProfileSummary';
import { profileEdit } from '../profiles.testing';

const meta = { component: ProfileSummary, args: { edit: profileEdit() } } satisfies Meta<typeof ProfileSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Complete: Story = {
  args: { edit: profileEdit({ completeness: { done: 6, total: 6, missing: [] }, visitors: 0 }) },
};
export const Invisible: Story = { args: { edit: profileEdit({ visitors: null }) } };
