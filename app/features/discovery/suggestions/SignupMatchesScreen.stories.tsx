import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { prices } from '../../../../stories/chat';
import { people } from '../../../../stories/people';
import { withLikes } from '../../../../stories/with-likes';
import { CardLike } from '~/features/likes/dialogs/CardLike';
import { SignupMatchesScreen } from './SignupMatchesScreen';
import { SuggestionLeadWords } from './SuggestionLeadWords';

const meta = {
  component: SignupMatchesScreen,
  subcomponents: { SuggestionLeadWords },
  decorators: [withLikes],
  args: {
    name: 'Anna',
    people: people.slice(0, 6).map((person, index) => ({
      person,
      met: 0,
      wishes: 0,
      untold: [],
      writable: true,
      reasons:
        index % 2 === 0
          ? [
              { kind: 'interests', names: ['Sailing'], both: true },
              { kind: 'distance', distance: { value: 10, unit: 'mile' } },
            ]
          : [{ kind: 'seeks', gender: 'female' }],
    })),
    silent: false,
    price: prices.text,
    unconfirmed: true,
    wider: '/members?gender=female&country=',
    parts: ['swipe_game', 'match_finder'],
    renderLike: ({ id, name, liked }) => <CardLike id={id} name={name} liked={liked} />,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/signup-matches', shell: { user: storyMember } },
  },
} satisfies Meta<typeof SignupMatchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {};
export const SilentProfile: Story = { args: { silent: true } };
export const FirstHere: Story = { args: { people: [] } };
