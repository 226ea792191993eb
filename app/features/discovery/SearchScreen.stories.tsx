import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { people } from '../../../stories/people';
import { likeAction, withLikes } from '../../../stories/with-likes';
import type { SearchOptions } from './search-options';
import type { SearchResults } from './search-results';
import { SearchScreen } from './SearchScreen';

const results: SearchResults = {
  access: 'all',
  form: { gender: '', country: 'GB', region: '', minAge: 30, maxAge: null, real: false },
  adjusted: false,
  page: 1,
  people: people.slice(0, 10),
  similar: people.slice(10, 15),
  next: '2',
  counts: { main: { count: 97, capped: false }, similar: { count: 1000, capped: true } },
  cut: false,
};
const options: SearchOptions = {
  fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  countries: [
    { id: 'GB', name: 'United Kingdom' },
    { id: 'IE', name: 'Ireland' },
  ],
  regions: [{ id: 'GB-SCT', name: 'Scotland' }],
  minAge: 18,
  maxAge: 99,
};

const meta = {
  component: SearchScreen,
  decorators: [withLikes],
  args: { results, options, renderAction: likeAction },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { page: { layout: 'default', path: '/members' } };

export const Results: Story = { tags: ['all-niches'] };
export const Filtered: Story = {
  args: { results: { ...results, form: { ...results.form, region: 'GB-SCT', maxAge: 55, real: true } } },
};
export const NobodyFound: Story = {
  args: {
    results: {
      ...results,
      people: [],
      similar: [],
      next: null,
      counts: { main: { count: 0, capped: false }, similar: { count: 0, capped: false } },
    },
  },
};
export const OnlySimilar: Story = {
  args: { results: { ...results, people: [], counts: { ...results.counts, main: { count: 0, capped: false } } } },
};
export const Adjusted: Story = { args: { results: { ...results, adjusted: true, page: 3 } } };
export const LimitedForVisitors: Story = {
  args: { results: { ...results, access: 'limited', similar: [], next: null }, renderAction: undefined },
  parameters: visitor,
};
export const ClosedForVisitors: Story = {
  args: { results: null, options: null, renderAction: undefined },
  parameters: visitor,
};
