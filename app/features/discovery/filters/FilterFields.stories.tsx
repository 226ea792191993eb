import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullSearch, plainSearch, searchOptions } from '../../../../stories/search';
import { Stack } from '~/ui/Layout/Layout';
import { FilterFields } from './FilterFields';

const meta = {
  component: FilterFields,
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  args: { form: plainSearch, options: searchOptions },
} satisfies Meta<typeof FilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { form: fullSearch } };
export const AgesOnly: Story = { args: { options: { ...searchOptions, fields: ['min_age', 'max_age'] } } };
export const Empty: Story = { args: { options: { ...searchOptions, fields: [], distance: 'off' } } };
