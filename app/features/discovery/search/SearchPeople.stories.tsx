import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { found } from '../../../../stories/search';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { noFilters } from '../filters/search-form';
import { CountWords } from './CountWords';
import { SearchPeople } from './SearchPeople';

const meta = {
  component: SearchPeople,
  subcomponents: { CountWords },
  decorators: [withLikes],
  args: { results: found, renderAction: likeAction },
  parameters: { page: { path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof SearchPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...found, people: [], similar: [], next: null };

export const FoundAndSimilar: Story = {};
export const NobodyAtAll: Story = { args: { results: none } };
export const YoungBrand: Story = { args: { results: { ...none, form: noFilters } } };
export const OnlySimilar: Story = { args: { results: { ...none, similar: found.similar } } };
export const OneOnALaterPage: Story = { args: { results: { ...none, people: people.slice(0, 1), page: 4 } } };
export const FewWithFilters: Story = { args: { results: { ...none, people: people.slice(0, 1) }, filtered: true } };
/** The search stopped at the limit of examined members, and the page says so. */
export const CutOff: Story = { args: { results: { ...found, similar: [], cut: true } } };
export const ForVisitors: Story = {
  args: { results: { ...found, access: 'limited', similar: [], next: null }, renderAction: undefined },
  parameters: { page: { path: '/members', shell: { user: null } } },
};
