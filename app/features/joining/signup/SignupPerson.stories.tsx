import type { Meta, StoryObj } from '@storybook/react-vite';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { fictionalPerson, memberPerson } from '../../../../stories/people';
import { SignupPerson } from './SignupPerson';

const meta = {
  component: SignupPerson,
  args: {
    name: memberPerson.name,
    thumb: memberPerson.thumb,
    fictional: false,
    icon: <FictionalIcon name="sparkles" />,
  },
} satisfies Meta<typeof SignupPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Fictional: Story = { args: { name: fictionalPerson.name, thumb: fictionalPerson.thumb, fictional: true } };
export const NoPicture: Story = { args: { thumb: null } };
