import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { SettingsFrame } from './SettingsFrame';
import { VisibilityScreen } from './VisibilityScreen';

const meta = {
  component: VisibilityScreen,
  subcomponents: { SettingsFrame },
  args: { invisible: false, saved: false },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/visibility', shell: { user: storyMember } },
  },
} satisfies Meta<typeof VisibilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invisible: Story = { args: { invisible: true, saved: true } };
