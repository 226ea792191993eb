import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchReasons } from './MatchReasons';

const meta = {
  component: MatchReasons,
  args: {
    reasons: [
      { kind: 'interests', names: ['Sailing', 'Jazz'], both: true },
      { kind: 'distance', distance: { value: 15, unit: 'mile' } },
      { kind: 'age', age: 44 },
      { kind: 'situation', word: 'Divorced' },
      { kind: 'build', word: 'Slim' },
      { kind: 'tattoos', has: false },
    ],
    met: 5,
    wishes: 6,
    untold: ['interests'],
  },
} satisfies Meta<typeof MatchReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllWishesKnown: Story = { args: { met: 6, untold: [] } };
export const SomethingUntold: Story = {};
export const AfterSignup: Story = {
  args: { reasons: [{ kind: 'seeks', gender: 'female' }], met: 0, wishes: 0, untold: [] },
};
export const NothingKnown: Story = {
  args: { reasons: [], met: 0, wishes: 3, untold: ['interests', 'situation', 'build'] },
};
export const Long: Story = {
  tags: ['w320'],
  args: {
    reasons: [
      { kind: 'interests', names: ['Long evenings of board games with friends and neighbours'], both: false },
      { kind: 'region', region: 'Friuli-Venezia Giulia' },
      { kind: 'tattoos', has: true },
    ],
  },
};
