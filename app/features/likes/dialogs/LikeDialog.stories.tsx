import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPerson, memberPerson } from '../../../../stories/people';
import { LikeDialog } from './LikeDialog';

const otherOf = ({ id, name, photo, fictional }: typeof memberPerson) => ({ id, name, picture: photo, fictional });

const meta = {
  component: LikeDialog,
  args: { kind: 'like', other: otherOf(memberPerson) },
  parameters: { page: { shell: { user: storyMember } } },
} satisfies Meta<typeof LikeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Like: Story = {};
export const GivenByTheBrand: Story = {
  args: { kind: 'brand-like', other: otherOf(fictionalPerson) },
  tags: ['all-niches'],
};
export const NoPicture: Story = { args: { other: { ...otherOf(memberPerson), picture: null } } };
export const ForVisitors: Story = {
  args: { kind: 'sample', other: otherOf(fictionalPerson) },
  parameters: { page: { shell: { user: null } } },
};
