import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullSearch } from '../../../../stories/search';
import { noFilters } from '../filters/search-form';
import { SearchSide } from './SearchSide';

const filters = ['Women', 'Scotland', '30 to 55'].map((text) => ({ key: text, words: text, without: noFilters }));
const saved = [{ id: 's1', name: 'Chess nearby', query: '?gender=&country=GB&interests=chess&distance=25' }];

const meta = { component: SearchSide, args: { form: fullSearch, saved, filters, problem: false } } satisfies Meta<
  typeof SearchSide
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfferedToSave: Story = { args: { problem: true } };
export const Everybody: Story = { args: { form: noFilters, filters: [], saved: [] } };
