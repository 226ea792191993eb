import type { Meta, StoryObj } from '@storybook/react-vite';
import { found } from '../../../../stories/search';
import { SearchNotes } from './SearchNotes';

const meta = { component: SearchNotes, args: { results: found, start: '?gender=&country=GB' } } satisfies Meta<
  typeof SearchNotes
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Adjusted: Story = { args: { results: { ...found, adjusted: true } } };
export const Remembered: Story = { args: { results: { ...found, restored: true } } };
export const Preset: Story = { args: { results: { ...found, preset: 'set' } } };
export const PresetWider: Story = { args: { results: { ...found, preset: 'wider' } } };
export const AllOnAPhone: Story = {
  tags: ['w320'],
  args: { results: { ...found, adjusted: true, restored: true, page: 3 } },
};
