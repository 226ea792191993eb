import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberPerson } from '../../../../stories/people';
import { LockedPhoto } from './LockedPhoto';

const meta = {
  component: LockedPhoto,
  args: { ...memberPerson, blur: null, viewer: 'member', reachable: true },
} satisfies Meta<typeof LockedPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForFreeMembers: Story = {};
export const ForVisitors: Story = { args: { viewer: 'visitor' } };
