import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteEntryDialog } from './SiteEntryDialog';

const meta = {
  component: SiteEntryDialog,
  parameters: { layout: 'fullscreen', page: { shell: { siteEntry: true } } },
} satisfies Meta<typeof SiteEntryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everywhere: Story = { tags: ['all-niches'] };
export const OnlyInSomeCountries: Story = {
  args: { countries: ['NL', 'DE'] },
  parameters: { page: { shell: { siteEntry: true, geoipCountry: 'DE' } } },
};
export const NotHere: Story = {
  args: { countries: ['NL', 'DE'] },
  parameters: { page: { shell: { geoipCountry: 'GB' } } },
};
