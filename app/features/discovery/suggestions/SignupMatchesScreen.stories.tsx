import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { SignupMatchesScreen } from './SignupMatchesScreen';

const meta = {
  component: SignupMatchesScreen,
  decorators: [withLikes],
  args: {
    name: 'Anna',
    people: people.slice(0, 6).map((person, index) => ({
      person,
      met: 0,
      wishes: 0,
      untold: [],
      reasons:
        index % 2 === 0
          ? [
              { kind: 'interests', names: ['Sailing'], both: true },
              { kind: 'distance', distance: { value: 10, unit: 'mile' } },
            ]
          : [{ kind: 'seeks', gender: 'female' }],
    })),
    silent: false,
    parts: ['swipe_game', 'match_finder'],
    renderAction: likeAction,
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
