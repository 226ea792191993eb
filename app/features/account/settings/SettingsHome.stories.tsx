import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { SettingsHome } from './SettingsHome';
import { SettingsNav } from './SettingsNav';

const meta = {
  component: SettingsHome,
  subcomponents: { SettingsNav },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications', shell: { user: storyMember } },
  },
} satisfies Meta<typeof SettingsHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
