import type { Meta, StoryObj } from '@storybook/react-vite';
import { fictionalPerson, memberPerson, type StoryPerson } from '../../../../stories/people';
import { ProfilePicture } from './ProfilePicture';

const of = ({ name, photo, thumb, fictional }: StoryPerson) => ({
  name,
  thumb,
  fictional,
  picture: { filename: photo, match: null, width: 720, height: 960 },
});

const meta = { component: ProfilePicture, args: of(memberPerson) } satisfies Meta<typeof ProfilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Fictional: Story = { tags: ['all-niches'], args: of(fictionalPerson) };
export const Empty: Story = { tags: ['w320'], args: { picture: null, thumb: null } };
