import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { InstalledApp } from './InstalledApp';

const meta = {
  component: InstalledApp,
  parameters: {
    page: {
      shell: { user: storyMember, app: { worker: false, pushKey: null, pushAlert: false, installAlert: false } },
    },
  },
} satisfies Meta<typeof InstalledApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a toast only when another version of the site waits or a notification was pressed. */
export const Empty: Story = {};
