import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalMessage } from './RefusalMessage';

const meta = { component: RefusalMessage, args: { code: 'chat.not-enough-credits' } } satisfies Meta<
  typeof RefusalMessage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { code: 'chat.nobody-wrote-this' } };
