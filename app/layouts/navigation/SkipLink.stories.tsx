import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">Press Tab: the link to this text appears.</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = { play: async () => userEvent.tab() };
