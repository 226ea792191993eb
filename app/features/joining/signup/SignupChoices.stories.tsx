import type { Meta, StoryObj } from '@storybook/react-vite';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { people } from '../../../../stories/people';
import { SignupChoices } from './SignupChoices';
import { ChosenPeople } from './ChosenPeople';

const meta = {
  component: SignupChoices,
  subcomponents: { ChosenPeople },
  args: {
    remembered: { likes: people.slice(0, 5), region: { id: 'GB-SCT', country: 'GB', name: 'Scotland' } },
    icon: <FictionalIcon name="sparkles" />,
  },
} satisfies Meta<typeof SignupChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LikesAndRegion: Story = {};
export const OneLike: Story = { args: { remembered: { likes: people.slice(0, 1), region: null } } };
export const RegionOnly: Story = {
  args: { remembered: { likes: [], region: { id: 'GB-SCT', country: 'GB', name: 'Scotland' } } },
};
