import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { RepeatUnavailable } from './RepeatUnavailable';

const meta = {
  component: RepeatUnavailable,
  decorators: [inPage('medium')],
  args: { problem: { kind: 'bundle-gone', credits: 250 }, next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof RepeatUnavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BundleGone: Story = {};
export const MethodGone: Story = {
  args: { problem: { kind: 'method-gone', bundleId: '100', methodName: 'Giropay' } },
};
export const Empty: Story = { args: { problem: { kind: 'none' } } };
