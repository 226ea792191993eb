import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPerson, memberPerson, people } from '../../../../stories/people';
import { MatchDialog } from './MatchDialog';
import { DialogCloseButton } from './DialogCloseButton';
import { MatchFace } from './MatchFace';

const otherOf = ({ id, name, photo, fictional }: typeof memberPerson) => ({ id, name, picture: photo, fictional });
const me = { ...storyMember, thumb: people[5]!.thumb };

const meta = {
  component: MatchDialog,
  subcomponents: { DialogCloseButton, MatchFace },
  args: { other: otherOf(memberPerson) },
  parameters: { page: { shell: { user: me } } },
} satisfies Meta<typeof MatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Match: Story = { tags: ['all-niches'] };
export const Fictional: Story = { args: { other: otherOf(fictionalPerson) } };
export const NoPictures: Story = {
  args: { other: { ...otherOf(memberPerson), picture: null } },
  parameters: { page: { shell: { user: storyMember } } },
};
