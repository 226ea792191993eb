import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ListMenu } from './ListMenu';

const meta = {
  component: ListMenu,
  // At the end of a line, with room for the menu.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithClosed: Story = {
  tags: ['w320'],
  args: { closed: true },
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelector('summary')!),
};
