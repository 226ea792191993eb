import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPerson, people } from '../../../../stories/people';
import { withLikes } from '../../../../stories/with-likes';
import { CardLike } from '~/features/likes/dialogs/CardLike';
import { SuggestionCards } from './SuggestionCards';

const suggested = people.slice(0, 4).map((person) => ({
  person,
  reasons: [{ kind: 'interests' as const, names: ['Sailing', 'Jazz'], both: true }],
  met: 0,
  wishes: 0,
  untold: [],
  writable: true,
}));

const meta = {
  component: SuggestionCards,
  decorators: [withLikes],
  args: {
    people: suggested,
    renderLike: ({ id, name, liked }) => <CardLike id={id} name={name} liked={liked} />,
  },
  parameters: { page: { layout: 'default', path: '/signup-matches', shell: { user: storyMember } } },
} satisfies Meta<typeof SuggestionCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
/** Nobody answers for the fictional profiles of this brand, so none can be written to. */
export const NobodyAnswers: Story = {
  args: { people: [{ ...suggested[0]!, person: fictionalPerson, writable: false }] },
};
export const Long: Story = {
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
          thumb: null,
        },
        reasons: [
          { kind: 'interests', names: ['Sailing', 'Jazz', 'Long walks', 'Cooking together'], both: true },
          { kind: 'distance', distance: { value: 10, unit: 'mile' } },
        ],
      },
    ],
  },
};
