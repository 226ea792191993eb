import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { noteGoodMoment } from '~/page/good-moment';
import { AppAlerts } from './AppAlerts';

const app = { worker: true, pushKey: 'key', pushAlert: true, installAlert: true };

const meta = {
  component: AppAlerts,
  beforeEach: noteGoodMoment,
  parameters: { page: { shell: { user: storyMember, app } } },
} satisfies Meta<typeof AppAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w390'] };
/** Both alerts were dismissed. */
export const Empty: Story = {
  parameters: { page: { shell: { user: storyMember, app: { ...app, pushAlert: false, installAlert: false } } } },
};
