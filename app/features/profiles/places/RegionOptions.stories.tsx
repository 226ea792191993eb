import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '~/ui/Select/Select';
import { RegionOptions } from './RegionOptions';

const england = { id: 'GB-ENG', name: 'England' };
const wales = { id: 'GB-WLS', name: 'Wales' };

const meta = {
  component: RegionOptions,
  render: (args) => (
    <Select label="Region" name="countryregion">
      <RegionOptions {...args} />
    </Select>
  ),
  args: {
    wholeOf: (region) => `All of ${region}`,
    regions: [
      { id: 'GB-KEN', name: 'Kent', area: england },
      { id: 'GB-POW', name: 'Powys', area: wales },
      { id: 'GB-SRY', name: 'Surrey', area: england },
    ],
  },
} satisfies Meta<typeof RegionOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLevel: Story = {
  args: {
    regions: [
      { id: 'NL-UT', name: 'Utrecht' },
      { id: 'NL-ZH', name: 'South Holland' },
    ],
  },
};
