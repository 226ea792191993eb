import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { SuggestedPeople } from './SuggestedPeople';

const suggested = people.slice(0, 4).map((person) => ({
  person,
  reasons: [{ kind: 'interests' as const, names: ['Sailing', 'Jazz'], both: true }],
  met: 2,
  wishes: 3,
  untold: [],
}));

const meta = {
  component: SuggestedPeople,
  decorators: [withLikes],
  args: { people: suggested, renderAction: likeAction },
  parameters: { page: { path: '/match-finder', shell: { user: storyMember } } },
} satisfies Meta<typeof SuggestedPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const LongNameOnAPhone: Story = {
  tags: ['w320'],
  args: {
    people: [
      {
        ...suggested[0]!,
        person: {
          ...suggested[0]!.person,
          name: 'Wilhelmina-Alexandrina_1975',
          place: 'Sint-Annaparochie',
          photo: null,
        },
        untold: ['situation', 'build'],
      },
    ],
  },
};
