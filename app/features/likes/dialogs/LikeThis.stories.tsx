import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { LikeThis } from './LikeThis';

const meta = {
  component: LikeThis,
  args: { id: 'p'.repeat(26), name: 'Bella', on: 'prompt:rain' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 76 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { page: { path: '/members/x', shell: { user: storyMember } } },
} satisfies Meta<typeof LikeThis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const OfAPhoto: Story = { args: { on: 'photo:x.webp' } };
