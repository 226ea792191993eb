import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeScreen } from './NoticeScreen';

const meta = {
  component: NoticeScreen,
  args: { problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/complaints' } },
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const WithErrors: Story = {
  args: {
    problem: {
      ok: false,
      error: null,
      fieldErrors: { words: [{ id: 'legal.case-words-needed' }] },
      values: { category: 'other' },
    },
  },
};
