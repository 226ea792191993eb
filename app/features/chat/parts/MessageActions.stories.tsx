import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageActions } from './MessageActions';

const meta = {
  component: MessageActions,
  args: {
    partner: 'p',
    message: 'm',
    answers: { react: '/chats/c?react=1', reply: '/chats/c?reply=1' },
    expanded: false,
    tabs: {},
    onReact: () => {},
    onReply: () => {},
  },
  // A message under the pointer: with a mouse, the links appear there.
  decorators: [
    (Story) => (
      <div data-message="" style={{ position: 'relative', marginTop: '8rem', minHeight: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvas }) => canvas.getAllByRole('link')[0]!.focus() };
/** Where the member cannot write, a message can still be reported. */
export const ReportOnly: Story = {
  args: { answers: null },
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
