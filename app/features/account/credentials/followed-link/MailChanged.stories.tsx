import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailChanged } from './MailChanged';

const meta = {
  component: MailChanged,
  args: { state: 'done' },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof MailChanged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Taken: Story = { args: { state: 'taken' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const UndoEnded: Story = { args: { state: 'undo-ended' } };
export const UndoTaken: Story = { args: { state: 'undo-taken' } };
