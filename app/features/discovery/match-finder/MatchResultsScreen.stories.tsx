import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import type { SuggestedPerson } from './match-finder';
import { MatchResultsScreen } from './MatchResultsScreen';

const suggested: SuggestedPerson[] = people.slice(0, 9).map((person, index) => ({
  person,
  met: 5 - (index % 4),
  wishes: 6,
  reasons: [
    { kind: 'interests', names: ['Sailing', 'Jazz'], both: false },
    index % 2 === 0 ? { kind: 'distance', distance: { value: 15, unit: 'mile' } } : { kind: 'region', region: 'Kent' },
    { kind: 'situation', word: 'Single' },
    { kind: 'tattoos', has: false },
    { kind: 'age', age: person.age ?? 40 },
  ],
  untold: index % 3 === 0 ? ['build'] : [],
}));

const meta = {
  component: MatchResultsScreen,
  decorators: [withLikes],
  args: {
    page: {
      people: suggested,
      questions: ['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos'],
      examined: 400,
      realOnly: false,
      placeMissing: false,
    },
    renderAction: likeAction,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/match-finder', shell: { user: storyMember } },
  },
} satisfies Meta<typeof MatchResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {};
export const NobodyFits: Story = { args: { page: { ...meta.args.page, people: [], examined: 0 } } };
export const NobodyReal: Story = { args: { page: { ...meta.args.page, people: [], examined: 0, realOnly: true } } };
export const PlaceMissing: Story = { args: { page: { ...meta.args.page, placeMissing: true } } };
