import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportMessage } from './ReportMessage';

const meta = {
  component: ReportMessage,
  args: { partner: 'p'.repeat(26), message: 'm'.repeat(26), stop: 'report' },
  // A bubble under the pointer: with a mouse, the link appears there.
  decorators: [
    (Story) => (
      <div data-message="">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = {
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
