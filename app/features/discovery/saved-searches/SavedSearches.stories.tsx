import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedSearches } from './SavedSearches';

const saved = [
  { id: 's1', name: 'Women, Scotland, 30 to 55, with photo', query: '?gender=female&country=GB&countryregion=GB-SCT' },
  { id: 's2', name: 'Chess nearby', query: '?gender=&country=GB&interests=chess&distance=25' },
];

const meta = {
  component: SavedSearches,
  args: { saved, query: '?gender=&country=GB', words: 'United Kingdom', problem: true },
} satisfies Meta<typeof SavedSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { saved: [] } };
export const ThisOne: Story = { args: { query: saved[1]!.query } };
export const LimitReached: Story = {
  args: { saved: Array.from({ length: 10 }, (_, i) => ({ id: `s${i}`, name: `Search ${i + 1}`, query: `?i=${i}` })) },
};
export const Folded: Story = { args: { problem: false } };
