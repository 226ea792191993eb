import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from './ActiveFilters';
import { noFilters } from './search-form';

const filter = (text: string) => ({ key: text, words: text, without: noFilters });
const many = ['Women', 'United Kingdom', 'Scotland', '30 to 55', 'Within 50 miles', 'Hair colour: dark blond', 'Chess'];

const meta = { component: ActiveFilters, args: { filters: many.map(filter) } } satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
/** "Clear all" is absent, since removing the only filter does the same. */
export const OneFilter: Story = { args: { filters: [filter('Scotland')] } };
export const Empty: Story = { args: { filters: [] } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    filters: [filter('Long evenings of board games with friends and neighbours'), filter('Nordrhein-Westfalen')],
  },
};
