import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullSearch, plainSearch } from '../../../../stories/search';
import { FilterSwitches } from './FilterSwitches';

const meta = {
  component: FilterSwitches,
  args: { form: plainSearch, fictional: 'entertainment profile', photoCheck: true },
} satisfies Meta<typeof FilterSwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoChosen: Story = { tags: ['w320'], args: { form: fullSearch } };
