import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchOptions } from '../../../../stories/search';
import { InterestField } from './InterestField';
import { INTERESTS_AT_ONCE } from './search-options';

const choices = searchOptions.interests;

const meta = { component: InterestField, args: { chosen: ['chess', 'jazz'], known: choices } } satisfies Meta<
  typeof InterestField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { chosen: [] } };
export const LongName: Story = { tags: ['w320'], args: { chosen: ['board-games'] } };
/** The limit is reached, so no more interests can be added. */
export const LimitReached: Story = { args: { chosen: choices.slice(0, INTERESTS_AT_ONCE).map(({ id }) => id) } };
