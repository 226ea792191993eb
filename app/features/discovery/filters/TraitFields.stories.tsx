import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fullSearch, plainSearch, searchOptions } from '../../../../stories/search';
import { TraitFields } from './TraitFields';

const meta = { component: TraitFields, args: { form: plainSearch, options: searchOptions } } satisfies Meta<
  typeof TraitFields
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { tags: ['w320'], args: { form: fullSearch } };
export const Unfolded: Story = {
  args: { form: fullSearch },
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelectorAll('summary')[1]!),
};
export const NotOffered: Story = { args: { options: { ...searchOptions, fields: ['gender'] } } };
