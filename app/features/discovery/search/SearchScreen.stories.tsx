import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { found, fullSearch, plainSearch, searchOptions } from '../../../../stories/search';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import type { SearchResults } from './search-results';
import { SearchScreen } from './SearchScreen';

const results: SearchResults = {
  ...found,
  form: { ...plainSearch, minAge: 30 },
  people: people.slice(0, 10),
  similar: people.slice(10, 15),
};

const meta = {
  component: SearchScreen,
  decorators: [withLikes],
  args: { results, options: searchOptions, saved: [], renderAction: likeAction },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { page: { layout: 'default', path: '/members' } };

export const Results: Story = { tags: ['all-niches'] };
export const Filtered: Story = { args: { results: { ...results, form: fullSearch } } };
export const Remembered: Story = {
  args: {
    results: { ...results, restored: true },
    saved: [
      { id: 's1', name: 'Scotland, 30 to 55, with photo', query: '?gender=&country=GB&countryregion=GB-SCT' },
      { id: 's2', name: 'Chess nearby', query: '?gender=&country=GB&interests=chess&distance=25' },
    ],
  },
};
export const PlaceUnknown: Story = { args: { options: { ...searchOptions, distance: 'unplaced' } } };
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
  args: {
    results: { ...results, access: 'limited', similar: [], next: null },
    options: null,
    saved: undefined,
    renderAction: undefined,
  },
  parameters: visitor,
};
export const ClosedForVisitors: Story = {
  args: { results: null, options: null, saved: undefined, renderAction: undefined },
  parameters: visitor,
};
