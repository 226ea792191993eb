import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fullSearch, plainSearch, searchOptions } from '../../../../stories/search';
import { FilterRows } from './FilterRows';
import { SearchFilters } from './SearchFilters';

const meta = {
  component: SearchFilters,
  subcomponents: { FilterRows },
  args: { form: plainSearch, options: searchOptions, active: 1 },
  parameters: { layout: 'fullscreen', page: { path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof SearchFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below 992 px a button alone. */
export const Closed: Story = { tags: ['w390'], args: { active: 0 } };
export const Sheet: Story = {
  tags: ['w390'],
  args: { form: fullSearch, active: 11 },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getAllByRole('button')[0]!),
};
export const BesideTheResults: Story = { tags: ['w1280'], args: { form: fullSearch, active: 11 } };
